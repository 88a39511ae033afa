// One number in a table or a strip; a dash that says so where nobody told it.
import { useTranslate } from 'react-admin';
import type { Count } from './figures.ts';
import { useNumbers } from './useNumbers.ts';

/** Stands where a figure is unknown. */
const DASH = '–';

interface Props {
  readonly value: Count;
  /** A percentage, 0 to 100, in place of a count. */
  readonly share?: boolean;
}

/** "Unknown is never shown as something else." */
export function Figure({ value, share = false }: Props) {
  const translate = useTranslate();
  const numbers = useNumbers();
  if (value !== undefined) return <>{share ? numbers.share(value) : numbers.count(value)}</>;
  const unknown = translate('dashboard.unknown');
  return (
    <span className="faint" title={unknown}>
      <span aria-hidden="true">{DASH}</span>
      <span className="unseen">{unknown}</span>
    </span>
  );
}
