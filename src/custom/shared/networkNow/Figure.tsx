// One number in a table or strip, or a dash with the reason where it is missing.
import { useTranslate } from 'react-admin';
import type { Count } from './figures.ts';
import { useCount } from '../../../ui/useCount.ts';
import { usePercent } from '../../../ui/usePercent.ts';

/** Shown where a figure is unknown. */
const DASH = '–';

interface Props {
  readonly value: Count;
  /** A percentage, 0 to 100, instead of a count. */
  readonly share?: boolean;
  /** The whole of the share is zero. */
  readonly ofNothing?: boolean;
}

/** Unknown is never shown as another state. */
export function Figure({ value, share = false, ofNothing = false }: Props) {
  const translate = useTranslate();
  const count = useCount();
  const percent = usePercent();
  if (value !== undefined) return <>{(share ? percent : count)(value)}</>;
  const unknown = translate(ofNothing ? 'dashboard.ofNothing' : 'dashboard.unknown');
  return (
    <span className="faint" title={unknown}>
      <span aria-hidden="true">{DASH}</span>
      <span className="unseen">{unknown}</span>
    </span>
  );
}
