// The rows that an answer holds.

type Fields = Readonly<Record<string, unknown>>;

/** The rows of a list's answer; a resource of our own answers a bare array. */
export const rowsIn = (body: unknown) =>
  (Array.isArray(body) ? body : (body as { content: unknown[] }).content) as Fields[];
