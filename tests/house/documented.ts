// How a documented call is written down, for the test that reads the contract against the specification.

export interface Documented {
  /** Names that it takes beside those in its path. */
  takes?: string;
  /** Names that it answers; of a list without pages those of its rows. */
  answers?: string;
  /** Names of each row of a page. */
  rows?: string;
  sends?: 'file' | 'list';
  gives?: 'file';
}

/** What the specification says, word by word, and the calls that are read in it. */
export type Group = readonly [said: string, calls: Readonly<Record<string, Documented>>];
