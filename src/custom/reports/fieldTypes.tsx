// Field types of reports: amounts with decimal comma, shares with bar, call results, links by name.
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { REPORT_DECIMAL_MARK } from '../../../domain/limits.ts';
import type { CollectGroup } from './groups.ts';
import { groupMessages } from './groups.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Cell, FieldType } from '../../engine/fields/fieldType.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { useCount } from '../../ui/useCount.ts';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/**
 * * Two decimals after a comma (R9.22, R9.23): `1 234,50`, in every language.
 * @param currency ISO 4217, where the amount has no other context
 */
export function amountOf(value: number, locale: string, currency?: string): string {
  const style = currency === undefined ? {} : { style: 'currency' as const, currency };
  return new Intl.NumberFormat(locale, { ...TWO, ...style })
    .formatToParts(value)
    .map(({ type, value: part }) =>
      type === 'decimal' ? REPORT_DECIMAL_MARK : type === 'group' ? '\u202f' : part,
    )
    .join('');
}

function Amount({ value, place }: Cell) {
  const locale = useLocale();
  if (typeof value !== 'number') return null;
  const { currency } = knownCapabilities();
  return amountOf(value, locale, place === 'table' ? undefined : currency);
}

export const amount: FieldType = { align: 'end', Show: Amount };

/** `82.4 %`. */
const percentOf = (share: number) => `${share.toFixed(1)}\u00a0%`;

/** A percentage beside its bar; a dash where the whole is zero. */
export function ShareBar({ percent }: { readonly percent: number | undefined }) {
  if (percent === undefined) return '–';
  return (
    <span className="report-share">
      <span className="report-bar" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
      <span>{percentOf(percent)}</span>
    </span>
  );
}

/** Percent with a bar. */
export const share: FieldType = {
  align: 'end',
  Show: ({ value }) => <ShareBar percent={typeof value === 'number' ? value : undefined} />,
};

function Result({ value }: Cell) {
  const translate = useTranslate();
  const good = value === 'SUCCESS';
  return (
    <span className={good ? 'badge plain' : 'badge alarm'}>
      <Icon name={good ? 'check' : 'stop'} />
      {good ? translate('reports.succeeded') : String(value)}
    </span>
  );
}

/** The result of a call: success, or the code of the problem. */
export const result: FieldType = { Show: Result };

function Group({ row }: Cell) {
  const translate = useTranslate();
  const count = useCount();
  return groupMessages(row as unknown as CollectGroup, translate, count);
}

/** `12 to 24 hours`. */
export const group: FieldType = { Show: Group };

/** A name that links to its record, for users who may open it. */
export function leading<R>(asks: Endpoint, to: (row: R) => string | undefined): FieldType<R> {
  function Show({ value, row }: Cell<R>) {
    const mayUse = useMayUse();
    if (typeof value !== 'string' || value === '') return null;
    const address = mayUse(asks) ? to(row) : undefined;
    if (address === undefined) return value;
    return (
      <Link className="report-link" to={address}>
        {value}
      </Link>
    );
  }
  return { Show };
}

/** Part of a whole in percent, to one decimal; undefined without a whole. */
export const percentage = (part: unknown, whole: unknown): number | undefined =>
  Number(whole) > 0 ? (100 * Number(part)) / Number(whole) : undefined;
