// One number in a table or strip, or a dash with the reason where it is missing.
import { useTranslate } from 'react-admin';
import type { Count } from './figures.ts';
import { useCount } from '../../../ui/useCount.ts';

/** Shown where a figure is unknown. */
const DASH = '–';

/** Unknown is never shown as another state. */
export function Figure({ value }: { readonly value: Count }) {
  const translate = useTranslate();
  const count = useCount();
  if (value !== undefined) return <>{count(value)}</>;
  const unknown = translate('dashboard.unknown');
  return (
    <span className="faint" title={unknown}>
      <span aria-hidden="true">{DASH}</span>
      <span className="unseen">{unknown}</span>
    </span>
  );
}
