// The first rows of a long chart, and all of them on demand.
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Rows shown until somebody asks for more. */
const FIRST = 8;

/** Gives the rows to show now and the button that shows the others; no button where all are shown anyway. */
export function useSome<T>(rows: readonly T[]): { shown: readonly T[]; button: ReactNode } {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  if (rows.length <= FIRST) return { shown: rows, button: null };
  const words = all
    ? translate('dashboard.showFewer')
    : translate('dashboard.showAll', { count: rows.length });
  const button = (
    <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
      {words}
    </button>
  );
  return { shown: all ? rows : rows.slice(0, FIRST), button };
}
