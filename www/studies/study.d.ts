/** A position of an old manual, its claim, and what was proven. */
export interface Study {
  /** Unique among all games: `suli-diamond`. */
  id: string;
  /** The id of the game. */
  game: string;
  /** A short name, in our words. */
  title: string;
  /** The choices that are not at their default, by option. */
  options?: Record<string, string>;
  /** Our position text. */
  position: string;
  /** What the manual claims. */
  claim: {
    /** The letter of the seat that is said to win; for a draw the seat that moves. */
    side: string;
    result: "win" | "draw";
    /** The claimed number of plies to the end, the last one of the winner, where one is given. */
    plies?: number;
  };
  /** Who composed it or had it in a game; `unknown` where no source says. */
  author: string;
  /** When it was composed, as it is written: "9th century"; else the date of the first work counts. */
  date?: string;
  /** Where it stands, by the works in `works.json`; Murray's page among them, where it was read. */
  stands?: Place[];
  /** For those that everybody knows: which place it has among them, and why. */
  fame?: { place: number; why: string };
  /** Where the text was read, the first one being that of the position. Empty where it was in a transcription alone. */
  sources: Source[];
  /** The address of a transcription for programs from which the position was taken. It is not shown. */
  transcript?: string;
  /** The printed line in our move text, up to what can be played. */
  line?: string[];
  /** The printed move that cannot be played: its ply (1 is the first), in our move text and as it is printed. */
  impossible?: { ply: number; move: string; printed: string };
  /** What was put there by whom, if the position is not as the manuscript has it. */
  reconstructed?: string;
  /** What else is to be known. */
  note?: string;
  verdict: Proven;
  /** Takes more than some seconds to solve. */
  deep?: boolean;
}

/** A number in a manuscript or a page of a book. */
export interface Place {
  /** Its id in `works.json`. */
  work: string;
  /** "no. 53, pp. 284 and 309". */
  at?: string;
  /** What it is called there. */
  title?: string;
}

/** A manuscript or a book in which studies stand: an entry of `works.json`. */
export interface Work {
  /** What it is called on the page; what the list can be narrowed to. */
  name: string;
  /** The letters that Murray has for it. */
  siglum?: string;
  /** What it is, in plain words. */
  about: string;
  /** Who wrote or selected it. */
  by?: string;
  /** When the work was written. */
  made?: string;
  /** When this copy of it was written. */
  copied?: string;
  /** Where that was read. */
  sources: Source[];
}

/** A text that was read. */
export interface Source {
  work: string;
  page?: string;
  url?: string;
}

/** What the solver found under the rules of the record. */
export interface Proven {
  state: "sound" | "cooked" | "won" | "longer" | "wrong" | "misprinted" | "open";
  /**
   * `checks`: by moves that give check alone, so that `plies` and `keys` say nothing of quiet moves;
   * `full`: by all moves; `table`: by the table of the ending; `bound`: it wins in `plies`, and whether in fewer is
   * open.
   */
  proof?: "checks" | "full" | "table" | "bound";
  /** For the side of the claim. */
  result?: "win" | "draw" | "loss";
  /** Plies of the shortest win against the longest defence. */
  plies?: number;
  /** It takes at least so many plies: in fewer there is no win. */
  least?: number;
  /** Every first move that wins in so many plies. */
  keys?: string[];
  /** First moves that win too, but later. */
  slower?: { move: string; plies: number }[];
  /** What it comes to where a rule is read otherwise; only where that differs. */
  under?: { options: Record<string, string>; result: "win" | "draw" | "loss" | "open"; plies?: number }[];
  /** In a few words, where the state does not say it all. */
  note?: string;
}

/** What a master said of an ending, and what all its positions come to. */
export interface Verdict {
  id: string;
  game: string;
  /** The pieces of the stronger side, then of the other, in our letters without kings: `["N", "r"]`. */
  material: [string, string];
  /**
   * The table that would judge the claim where it is too large for a page: docs/tables. A number after a letter is the
   * part of the board that the piece keeps to.
   */
  table?: string;
  /** What the master says: the first side wins, it is a draw, or the second side wins; `open` where they disagree. */
  claim: "win" | "draw" | "loss" | "open";
  /** Whether pieces are on the same or on other colours, where the claim says so. */
  colours?: string;
  who: string;
  sources: Source[];
  note?: string;
  /** Under which condition he says so, in his words, and how positions that fulfil it were counted in ours. */
  condition?: { id: string; text: string; counted: string };
  /** By the tables, for the first side, under each of some readings of the rules; where there is a table. */
  solved?: Solved[];
}

/** What all positions of an ending come to for the first side, images of each other being one. */
export interface Solved {
  options: Record<string, string>;
  /** Where the first side moves. */
  moving: { won: number; drawn: number; lost: number };
  /** Where the other side moves. */
  waiting: { won: number; drawn: number; lost: number };
  /** The same, of the positions that fulfil the condition of the claim. */
  where?: Pick<Solved, "moving" | "waiting" | "longest">;
  /**
   * Its longest win, with itself to move; of a claim that the second side wins, that side’s. `line` has its moves, with
   * a space between them: of an ending of six pieces or more here, of a smaller one in `endings/longest.json`, by its
   * position, as the figures here are what a table says again.
   */
  longest: { plies: number; position: string; line?: string } | null;
}
