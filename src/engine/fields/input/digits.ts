// Parsing and formatting of typed numbers (R5.51).

/**
 * Strips typed text to digits and one dot, at most two decimals. Integers keep the dot too: dropping it would turn 12.5
 * into 125.
 */
export function onlyDigits(typed: string): string {
  const bare = typed.replace(/[^\d.]/g, '');
  const [before = '', ...after] = bare.split('.');
  return after.length === 0 ? before : `${before}.${after.join('').slice(0, 2)}`;
}

/** Number of a typed text; null if empty. */
export function numberOf(typed: string): number | null {
  return /\d/.test(typed) ? Number(typed) : null;
}

/** A number for editing, without separators. */
export const typedOf = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? `${value}` : '';

/** A number for display, with thousands separators; at least `decimals` decimals, and two more at most. */
export function separated(value: unknown, decimals: number): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  return new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(value);
}
