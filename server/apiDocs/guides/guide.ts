// The shape of a guide: steps with prose, and examples that a test runs.

/** A call as it is typed into a shell, and the response it has. */
export interface Example {
  readonly curl: string;
  /** JSON; the values differ from network to network. */
  readonly response: string;
}

export interface Step {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly examples?: readonly Example[];
}

export interface Guide {
  readonly id: string;
  readonly title: string;
  readonly intro: readonly string[];
  readonly steps: readonly Step[];
}
