// The one percentage: every page shows it and every answer has it with one decimal.

/**
 * `part` of `whole` in percent, rounded to one decimal, so that two pages cannot differ by their rounding.
 * @returns 0 to 100; null without a whole
 */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1_000 * part) / whole) / 10;
