// The rows of a list response.

type Fields = Readonly<Record<string, unknown>>;

/** The rows of a list's response; our own resources return a bare array. */
export const rowsIn = (body: unknown) =>
  (Array.isArray(body) ? body : (body as { content: unknown[] }).content) as Fields[];
