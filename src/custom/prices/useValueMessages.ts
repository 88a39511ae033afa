// Formats a price's values, and lists the differences between two of them.
import { useTranslate } from 'react-admin';
import type { PriceFacts } from '../../../contract/parcels/prices.ts';
import { moment } from '../../engine/fields/clock.ts';
import type { Differing } from '../shared/StaleSave.tsx';
import { useAmount } from '../shared/ParcelTimeLine/useLineMessages.ts';
import { SCHEMES, type AllEntered, type EnteredField } from './usePriceForm.ts';
import { useSchemeMessages } from './useSchemeMessages.ts';

export const FIELDS = ['amount', 'ratio', 'ratioStartTime', 'ratioEndTime', 'isEnable'] as const;
type Field = (typeof FIELDS)[number];

/** Formats a value of a price. */
export function useValueMessages(): (field: Field, value: PriceFacts[Field]) => string {
  const translate = useTranslate();
  const amountOf = useAmount();
  return (field, value) => {
    if (value === null || value === undefined) return translate('prices.changes.empty');
    if (typeof value === 'boolean') return translate(`prices.changes.${value ? 'yes' : 'no'}`);
    if (field === 'amount') return amountOf(value);
    return field === 'ratio' ? `${value}` : moment(value);
  };
}

/** The saved and the entered value of each field that differs. */
export function useDiffering(): (theirs: AllEntered, mine: AllEntered) => readonly Differing[] {
  const translate = useTranslate();
  const { name } = useSchemeMessages();
  const word = useValueMessages();
  const textOf = (field: EnteredField, value: number | string | boolean | null): string => {
    if (typeof value === 'string') return value;
    const isMissing = value === null && (field === 'amount' || field === 'ratio');
    return isMissing ? translate('engine.stale.empty') : word(field, value);
  };
  return (theirs, mine) =>
    SCHEMES.flatMap((scheme) =>
      FIELDS.filter((field) => theirs[scheme][field] !== mine[scheme][field]).map((field) => ({
        field: [name(scheme), translate(`prices.fields.${field}`)].join(
          translate('engine.filter.comma'),
        ),
        theirs: textOf(field, theirs[scheme][field]),
        mine: textOf(field, mine[scheme][field]),
      })),
    );
}
