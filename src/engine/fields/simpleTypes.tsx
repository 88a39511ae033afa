// Field types of which only a cell is special: boolean, date, time, list, contacts, secret, number and money.

import { useTranslate } from 'react-admin';
import { useCount } from '../../ui/useCount.ts';
import { useNumber } from '../../ui/useNumber.ts';
import { moment, momentThisYear } from './clock.ts';
import { Time } from './Time.tsx';
import type { Cell, FieldType } from './fieldType.ts';
import { plain } from './plain.ts';
import { AMOUNT, useAmount } from './useAmount.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** Yes or no as text: colour or an icon alone would not be accessible. */
function BooleanCell({ value }: Cell) {
  const translate = useTranslate();
  if (typeof value !== 'boolean') return null;
  return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
}

/** `YYYY-MM-DD`. */
function DateCell({ value }: Cell) {
  if (typeof value !== 'string' || value === '') return null;
  return <time dateTime={value}>{value}</time>;
}

/** A moment, `YYYY-MM-DD HH:mm` in the network's time zone; in a table without this year. */
function TimeCell({ value, place }: Cell) {
  if (typeof value !== 'number') return null;
  const whole = moment(value);
  return (
    <Time title={whole} at={value}>
      {place === 'table' ? momentThisYear(value) : whole}
    </Time>
  );
}

function EmailCell({ value }: Cell) {
  if (typeof value !== 'string' || value === '') return null;
  const [name, ...domain] = value.split('@');
  return (
    <a className="cut" href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>
      {name}
      <wbr />
      {domain.map((part) => `@${part}`)}
    </a>
  );
}

function PhoneCell({ value }: Cell) {
  if (typeof value !== 'string' || value === '') return null;
  return (
    <a className="nw" href={`tel:${value.replace(/[^+\d]/g, '')}`}>
      {value}
    </a>
  );
}

function ListCell({ value }: Cell) {
  const translate = useTranslate();
  if (!Array.isArray(value) || value.length === 0) return null;
  const text = value.map(plain).join(translate('engine.filter.comma'));
  return (
    <span className="cut" title={text}>
      {text}
    </span>
  );
}

const DOTS = '••••••';

/** A write-only secret: always the same dots. */
function SecretCell(_: Cell) {
  const translate = useTranslate();
  return (
    <span className="soft" role="img" aria-label={translate('engine.kinds.secret')}>
      {DOTS}
    </span>
  );
}

/** With thousands separators. */
function NumberCell({ value }: Cell) {
  const count = useCount();
  return typeof value === 'number' ? count(value) : null;
}

/** Two decimals, in a table without the currency. */
function MoneyCell({ value, place }: Cell) {
  const formatted = useNumber();
  const amount = useAmount();
  if (typeof value !== 'number') return null;
  return place === 'table' ? formatted(value, AMOUNT) : amount(value);
}

const DayFilter = lazyPart(async () => ({
  default: (await import('../list/filters/DayField.tsx')).DayField,
}));

export const simpleTypes = {
  boolean: { Show: BooleanCell },
  date: { Show: DateCell, Filter: DayFilter },
  email: { Show: EmailCell },
  list: { Show: ListCell },
  money: { align: 'end', Show: MoneyCell },
  number: { align: 'end', Show: NumberCell },
  phone: { Show: PhoneCell },
  secret: { Show: SecretCell },
  time: { Show: TimeCell },
} satisfies Record<string, FieldType>;
