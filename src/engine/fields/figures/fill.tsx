// How much of a whole there is: a small bar, and both counts beside it.
import { useTranslate } from 'react-admin';
import type { Cell, FieldType } from '../fieldType.ts';
import type { Share } from './share.tsx';
import './fill.css';

/** What a bar is drawn of; nothing is drawn where the whole is 0. */
export interface Fill extends Share {
  /** False where it is what was last heard: the bar is a dashed outline. */
  readonly known: boolean;
  /** Amber: look soon. */
  readonly low: boolean;
}

const isFill = (value: unknown): value is Fill =>
  typeof value === 'object' && value !== null && 'part' in value && 'known' in value;

function Show({ value, resourceName, field, place }: Cell) {
  const translate = useTranslate();
  if (!isFill(value) || value.whole === 0) return null;
  const { part, whole, known, low } = value;
  const rest = ` / ${whole}`;
  const heard = ` ${translate('engine.kinds.lastKnown')}`;
  const tone = known ? (low ? 'low' : '') : 'unknown';
  return (
    <span className={`fill in-${place} ${tone}`}>
      {place === 'card' && (
        <span className="small soft">{translate(`resources.${resourceName}.fields.${field}`)}</span>
      )}
      <span className="fill-bar" aria-hidden="true">
        <i style={{ width: `${(100 * part) / whole}%` }} />
      </span>
      <span>
        <b>{part}</b>
        <span className="soft">{rest}</span>
        {!known && <span className="unseen">{heard}</span>}
      </span>
    </span>
  );
}

/** `3 / 12` with its bar; amber where it is low, a dashed outline where it is no longer known. */
export const fill: FieldType = { align: 'end', Show };
