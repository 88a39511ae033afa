// Field types of text: on one line, on several, never truncated, or restricted to a permission.
import type { Cell, FieldType } from './fieldType.ts';
import { plain } from './plain.ts';
import { useTranslate } from 'react-admin';
import type { Needs } from '../../../contract/endpoint.ts';
import { useCanAccess } from '../useCanAccess.ts';

function LongText({ value, place }: Cell) {
  const shown = plain(value);
  if (shown === '') return null;
  return (
    <span
      className={place === 'table' ? 'cut' : 'lines'}
      title={place === 'table' ? shown : undefined}
    >
      {shown}
    </span>
  );
}

/** Multi-line text, truncated to one line in a table. */
export const longText: FieldType = { Show: LongText };

/** Never truncated, because it identifies the row. */
export const whole: FieldType = { Show: ({ value }) => plain(value) };

/** Shows it, or that it requires another role. */
export function onlyFor(needs: Needs): FieldType {
  function Show({ value }: Cell) {
    const translate = useTranslate();
    const canAccess = useCanAccess();
    if (!canAccess({ needs })) {
      return <span className="soft">{translate('engine.kinds.notForYou')}</span>;
    }
    return typeof value === 'string' ? <span className="cut">{value}</span> : null;
  }
  return { Show };
}

function Show({ value }: Cell) {
  const shown = plain(value);
  if (shown === '') return null;
  // A short code does not break at its hyphens.
  return (
    <span className={/^[\w-]{1,14}$/.test(shown) ? 'nw' : 'cut'} title={shown}>
      {shown}
    </span>
  );
}

/** Single-line text, truncated to its column. */
export const text: FieldType = { Show };
