// Field type: how much of a whole is used, as a small bar and both counts.
import { useTranslate } from 'react-admin';
import type { Cell, FieldType } from '../fieldType.ts';
import type { Share } from './share.tsx';
import './fill.css';

/** Data of a bar; nothing is drawn if the whole is 0. */
export interface Fill extends Share {
  /** False for the last known state: the bar is a dashed outline. */
  readonly known: boolean;
  /** Amber: needs attention soon. */
  readonly low: boolean;
}

const isFill = (value: unknown): value is Fill =>
  typeof value === 'object' && value !== null && 'part' in value && 'known' in value;

function Show({ value, resourceName, field, place }: Cell) {
  const translate = useTranslate();
  if (!isFill(value) || value.whole === 0) return null;
  const { part, whole, known, low } = value;
  const rest = ` / ${whole}`;
  const suffix = ` ${translate('engine.kinds.lastKnown')}`;
  const tone = known ? (low ? 'low' : '') : 'unknown';
  return (
    <span className={`fill row nw in-${place} ${tone}`}>
      {place === 'card' && (
        <span className="small soft">{translate(`resources.${resourceName}.fields.${field}`)}</span>
      )}
      <span className="fill-bar" aria-hidden="true">
        <i style={{ width: `${(100 * part) / whole}%` }} />
      </span>
      <span>
        <b>{part}</b>
        <span className="soft">{rest}</span>
        {!known && <span className="unseen">{suffix}</span>}
      </span>
    </span>
  );
}

/** `3 / 12` with its bar; amber if low, a dashed outline if unknown. */
export const fill: FieldType = { align: 'end', Show };
