// Messages of errors: the texts of the contract with the placeholders of polyglot.

/** Code → text; the contract's `{name}` is `%{name}` in a catalogue. */
export const problemTexts = <Code extends string>(
  problems: Readonly<Record<Code, readonly [status: number, text: string]>>,
) =>
  Object.fromEntries(
    Object.entries<readonly [number, string]>(problems).map(([code, [, text]]) => [
      code,
      text.replaceAll('{', '%{'),
    ]),
  ) as Record<Code, string>;
