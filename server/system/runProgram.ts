// Runs a command of the operator.

/** The message of an error that is a sentence for the operator; others are thrown again, with their stack trace. */
export const sentenceOf =
  (...types: readonly (new (message: string) => Error)[]) =>
  (error: unknown): string => {
    if (error instanceof Error && types.some((type) => error instanceof type)) return error.message;
    throw error;
  };

/** Prints what the command returns, or the sentence of its error. */
export async function runProgram(
  main: () => Promise<string>,
  toSentence: (error: unknown) => string,
): Promise<void> {
  try {
    process.stdout.write(`${await main()}\n`);
  } catch (error) {
    process.stderr.write(`${toSentence(error)}\n`);
    process.exitCode = 1;
  }
}
