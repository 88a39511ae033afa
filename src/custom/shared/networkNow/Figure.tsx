// One number in a table or a strip; a dash that says why where there is none.
import { useTranslate } from 'react-admin';
import type { Count } from './figures.ts';
import { useNumbers } from './useNumbers.ts';

/** Stands where a figure is unknown. */
const DASH = '–';

interface Props {
  readonly value: Count;
  /** A percentage, 0 to 100, in place of a count. */
  readonly share?: boolean;
  /** There is no whole that it could be a share of. */
  readonly ofNothing?: boolean;
}

/** Unknown is never shown as something else. */
export function Figure({ value, share = false, ofNothing = false }: Props) {
  const translate = useTranslate();
  const numbers = useNumbers();
  if (value !== undefined) return <>{share ? numbers.share(value) : numbers.count(value)}</>;
  const unknown = translate(ofNothing ? 'dashboard.ofNothing' : 'dashboard.unknown');
  return (
    <span className="faint" title={unknown}>
      <span aria-hidden="true">{DASH}</span>
      <span className="unseen">{unknown}</span>
    </span>
  );
}
