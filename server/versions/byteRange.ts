// The header Range: which part of a file is asked for, so that a download that broke off goes on where it was.

/** Bytes from `start` to `end`, both included. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads `bytes=0-499`, `bytes=500-` and `bytes=-500` against a file's size in bytes.
 * @returns the part; `beyond` where it begins behind the end; undefined, which means the whole file, for anything else
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
