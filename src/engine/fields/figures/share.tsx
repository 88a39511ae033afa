// A share of a whole in percent, and the two counts behind it; unknown where nobody knows.
import { useTranslate } from 'react-admin';
import type { Cell, FieldType } from '../fieldType.ts';

/** The sign and the space before it. */
const PERCENT = '\u00a0%';

/** Stands where there is no whole. */
const NOTHING = '–';

/** What a share is made of; undefined when nobody knows it now. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

const isShare = (value: unknown): value is Share =>
  typeof value === 'object' && value !== null && 'part' in value && 'whole' in value;

function Percent({ value, resourceName, field }: Cell) {
  const translate = useTranslate();
  if (!isShare(value))
    return <span className="soft">{translate(`resources.${resourceName}.unknown.${field}`)}</span>;
  if (value.whole === 0) return NOTHING;
  return (
    <>
      <b>{Math.round((100 * value.part) / value.whole)}</b>
      {PERCENT}
    </>
  );
}

function Counts({ value, resourceName, field, place }: Cell) {
  const translate = useTranslate();
  const inCard = place === 'card';
  if (!isShare(value)) {
    return inCard ? (
      <span className="soft">{translate(`resources.${resourceName}.unknown.${field}`)}</span>
    ) : null;
  }
  const short = `${value.part} / ${value.whole}`;
  if (!inCard) return <span className="soft">{short}</span>;
  const [before, after] = translate(`resources.${resourceName}.card.${field}`, {
    part: '\u0000',
    whole: value.whole,
  }).split('\u0000');
  return (
    <span className="soft">
      {before}
      <b>{value.part}</b>
      {after}
    </span>
  );
}

/** `55 %`, and a dash of nothing; whoever does not know says so (`resources.<name>.unknown.<field>`). */
export const percent: FieldType = { align: 'end', Show: Percent };
/** `45 / 82`; in a card `45 of 82 in use` (`resources.<name>.card.<field>`). */
export const counts: FieldType = { align: 'end', Show: Counts };
