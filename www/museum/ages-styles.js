// Styles of one piece through the ages, which come with it.

export const STYLES = `
.ages,
.ages-told,
.ages-list > li > div {
  grid-template-columns: minmax(0, 1fr);
}
.ages {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.2rem;
}
.ages > .help:empty {
  display: none;
}
.ages p {
  margin: 0;
}
.ages h2 {
  margin: 0 0 0.6rem;
  font-size: 1.3rem;
  font-weight: 400;
}
.ages h3 {
  margin: 0;
  font-size: 1.15rem;
  font-weight: 400;
}
.ages-sides {
  display: grid;
  grid-template-columns: minmax(0, 22rem) minmax(0, 40rem);
  gap: 1.5rem;
  align-items: start;
}
.ages-board svg {
  display: block;
  inline-size: 100%;
  block-size: auto;
}
.ages-years {
  display: grid;
  gap: 0.2rem;
  margin-block-end: 0.8rem;
}
.ages-years input {
  inline-size: 100%;
  margin: 0;
  accent-color: var(--oxblood);
}
.ages-years > div {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
}
.ages-years button {
  min-block-size: 1.75rem;
}
.ages-years [aria-pressed="true"] {
  color: var(--oxblood);
  text-decoration: underline;
}
.ages-told {
  display: grid;
  gap: 0.5rem;
  line-height: 1.4;
}
.ages-told .help,
.ages-source {
  font-size: 0.92rem;
}
.ages-list {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(23rem, 100%), 1fr));
  gap: 1.4rem 2rem;
  margin: 0;
  padding: 0;
  list-style: none;
}
.ages-list > li {
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  gap: 0.9rem;
  align-items: start;
  break-inside: avoid;
  line-height: 1.3;
}
.ages-list > li > div {
  display: grid;
  gap: 0.25rem;
}
.ages-move svg {
  display: block;
  inline-size: 100%;
  block-size: auto;
}
.ages-list h3 .piece-figure {
  inline-size: 1.9rem;
  block-size: 1.9rem;
  vertical-align: middle;
}
.ages-list h3 a {
  color: inherit;
}
.ages-date,
.ages-basis,
.ages-mobility {
  color: var(--ink-soft);
  font-size: 0.92rem;
}
.ages-names {
  margin: 0;
  padding: 0;
  list-style: none;
}
.ages-script {
  font-size: 1.15rem;
}
.ages + .help {
  max-inline-size: 60ch;
}
@media (max-width: 48rem) {
  .ages-sides {
    grid-template-columns: minmax(0, 1fr);
  }
  .ages-list > li {
    grid-template-columns: 5.5rem minmax(0, 1fr);
  }
}
@media (pointer: coarse) {
  .ages-years input,
  .ages-years button,
  .ages-list h3 a {
    min-block-size: 44px;
  }
}
@media print {
  .ages > .switch,
  .ages-years > input {
    display: none !important;
  }
}
`;
