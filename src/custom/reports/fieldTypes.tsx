// Field types of reports: shares with bar, call results, links by name.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { percentOf } from '../../../domain/percentOf.ts';
import {
  shownPayStatus,
  type ParcelStatus,
  type PayStatus,
} from '../../../domain/parcels/parcels.ts';
import type { CollectGroup } from './groupMessages.ts';
import { groupMessages } from './groupMessages.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Cell, FieldType } from '../../engine/fields/fieldType.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useCount } from '../../ui/useCount.ts';
import { useNumber } from '../../ui/useNumber.ts';
import { usePercent } from '../../ui/usePercent.ts';
import { BarValue } from '../shared/BarValue.tsx';

/** A percentage beside its bar; a dash where the whole is zero. */
export function ShareBar({ percent }: { readonly percent: number | undefined }) {
  const format = usePercent();
  if (percent === undefined) return '–';
  return <BarValue percent={percent}>{format(percent)}</BarValue>;
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
      {translate(`provider.results.${String(value)}`, { _: String(value) })}
    </span>
  );
}

/** The result of a call: success, or why it was refused. */
export const result: FieldType = { Show: Result };

function CallName({ value }: Cell) {
  const translate = useTranslate();
  return translate(`provider.calls.${String(value)}`, { _: String(value) });
}

/** What a provider's system did. */
export const callName: FieldType = { Show: CallName };

function Group({ row }: Cell) {
  const translate = useTranslate();
  const count = useCount();
  return groupMessages(row as unknown as CollectGroup, translate, count);
}

/** `12 to 24 hours`. */
export const group: FieldType = { Show: Group };

function PayStatusCell({ value, row }: Cell) {
  const translate = useTranslate();
  if (typeof value !== 'string') return null;
  const shown = shownPayStatus(
    value as PayStatus,
    row['amount'] === 0,
    row['ordersStatus'] as ParcelStatus | undefined,
  );
  return translate(`choices.payStatus.${shown}`);
}

/** Paid, unpaid, or nothing due. */
export const payStatus: FieldType = { Show: PayStatusCell };

/**
 * A name that links to its record, for users who may open it.
 * @param none message key of what is shown without a name
 */
export function leading<R>(
  asks: Endpoint,
  to: (row: R) => string | undefined,
  none?: string,
): FieldType<R> {
  function Show({ value, row }: Cell<R>) {
    const translate = useTranslate();
    const canAccess = useCanAccess();
    if (typeof value !== 'string' || value === '')
      return none === undefined ? null : translate(none);
    const address = canAccess(asks) ? to(row) : undefined;
    if (address === undefined) return value;
    return (
      <Link className="report-link" to={address}>
        {value}
      </Link>
    );
  }
  return { Show };
}

/** A number with this many decimals; a dash where there is none. */
export function decimals(digits: number): FieldType {
  function Show({ value }: Cell) {
    const format = useNumber();
    return typeof value === 'number' ? format(value, { minimumFractionDigits: digits }) : '–';
  }
  return { align: 'end', Show };
}

function Percent({ value }: Cell) {
  const format = usePercent();
  return typeof value === 'number' ? format(value) : '–';
}

/** Percent without a bar; a dash where the whole is zero. */
export const percent: FieldType = { align: 'end', Show: Percent };

/** Part of a whole in percent, to one decimal; undefined without a whole. */
export const percentage = (part: unknown, whole: unknown): number | undefined =>
  percentOf(Number(part), Number(whole) || 0) ?? undefined;
