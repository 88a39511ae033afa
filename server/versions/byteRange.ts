// Parses the Range header, so that interrupted downloads can be resumed.

/** Bytes from `start` to `end`, both inclusive. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses `bytes=0-499`, `bytes=500-` and `bytes=-500` against a file's size in bytes.
 * @returns the range; `beyond` if it starts after the end; undefined (the whole file) for anything else
 */
export function partOf(header: string | undefined, size: number): Part | 'beyond' | undefined {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Number(last);
    return length === 0 ? 'beyond' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (start >= size) return 'beyond';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return end < start ? undefined : { start, end };
}
