// The type of a guide: steps with prose, and examples that a test runs.

/** A shell command for a call, and its response. */
export interface Example {
  readonly curl: string;
  /** JSON; values differ between networks. */
  readonly response: string;
}

export interface Step {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A row of headings, and the others. */
  readonly table?: readonly [heads: readonly string[], ...rows: (readonly string[])[]];
  readonly examples?: readonly Example[];
}

export interface Guide {
  readonly id: string;
  readonly title: string;
  readonly intro: readonly string[];
  readonly steps: readonly Step[];
}
