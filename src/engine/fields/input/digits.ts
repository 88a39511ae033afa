// Numbers as people type them (R5.51).

/**
 * What is left of typed text: digits and one dot, two decimals at most. Of a whole number too: a dot that vanished
 * would make 125 of 12.5.
 */
export function onlyDigits(typed: string): string {
  const bare = typed.replace(/[^\d.]/g, '');
  const [before = '', ...after] = bare.split('.');
  return after.length === 0 ? before : `${before}.${after.join('').slice(0, 2)}`;
}

/** The number of typed text; null for none. */
export function numberOf(typed: string): number | null {
  return /\d/.test(typed) ? Number(typed) : null;
}

/** A number as it is typed, without separators. */
export const typedOf = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? `${value}` : '';

/** A number as it is read: thousands apart; `decimals` are always shown, two more at most. */
export function separated(value: unknown, decimals: number): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  return new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(value);
}
