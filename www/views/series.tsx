// A rule set of a comparison by its mark and its name.

import { Sample } from "../board/mark-sample.tsx";

export const Series = ({ place }: { place: number }) => <Sample kind="both" series={place} />;

export const Named = ({ place, title }: { place: number; title: string }) => (
  <>
    <Series place={place} />
    <span>{title}</span>
  </>
);
