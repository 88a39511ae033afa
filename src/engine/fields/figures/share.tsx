// Field type: a percentage and its two counts; may be unknown.
import { useTranslate } from 'react-admin';
import { percentOf } from '../../../../domain/percentOf.ts';
import { useCount } from '../../../ui/useCount.ts';
import { usePercent } from '../../../ui/usePercent.ts';
import type { Cell, FieldType } from '../fieldType.ts';

/** Shown if there is no whole. */
const NOTHING = '–';

/** The counts of a share; undefined if currently unknown. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

const isShare = (value: unknown): value is Share =>
  typeof value === 'object' && value !== null && 'part' in value && 'whole' in value;

function Percent({ value, resourceName, field }: Cell) {
  const translate = useTranslate();
  const percent = usePercent();
  if (!isShare(value))
    return <span className="soft">{translate(`resources.${resourceName}.unknown.${field}`)}</span>;
  const share = percentOf(value.part, value.whole);
  return share === null ? NOTHING : <b>{percent(share)}</b>;
}

function Counts({ value, resourceName, field, place }: Cell) {
  const translate = useTranslate();
  const count = useCount();
  const inCard = place === 'card';
  if (!isShare(value)) {
    return inCard ? (
      <span className="soft">{translate(`resources.${resourceName}.unknown.${field}`)}</span>
    ) : null;
  }
  const short = `${count(value.part)} / ${count(value.whole)}`;
  if (!inCard) return <span className="soft">{short}</span>;
  const [before, after] = translate(`resources.${resourceName}.card.${field}`, {
    part: '\u0000',
    whole: value.whole,
  }).split('\u0000');
  return (
    <span className="soft nw">
      {before}
      <b>{count(value.part)}</b>
      {after}
    </span>
  );
}

/** `55.1%`, or a dash for none; an unknown share has a text (`resources.<name>.unknown.<field>`). */
export const percent: FieldType = { align: 'end', Show: Percent };
/** `45 / 82`; in a card `45 of 82 in use` (`resources.<name>.card.<field>`). */
export const counts: FieldType = { align: 'end', Show: Counts };
