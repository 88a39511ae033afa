// Field types of a scheduled report: its recipients, its filters, and the hour at which it is sent.
import { useTranslate } from 'react-admin';
import { addressesOf } from '../../../domain/messages/recipients.ts';
import type { Cell, FieldType } from '../../engine/fields/fieldType.ts';
import { lazyInput } from '../../engine/fields/lazyInput.tsx';

interface Sent {
  readonly addresses: string;
  readonly hasRecipients: boolean;
}

function Recipients({ row }: Cell<Sent>) {
  const translate = useTranslate();
  const own = addressesOf(row.addresses).join('; ');
  if (own === '')
    return (
      <span className="cut soft">
        {translate(`resources.reportSchedules.to.${row.hasRecipients ? 'usual' : 'nobody'}`)}
      </span>
    );
  return (
    <span className="cut" title={own}>
      {own}
    </span>
  );
}

export const recipients: FieldType<Sent> = { Show: Recipients };

function FilterNames({ value }: Cell) {
  const name = useFilterName();
  const translate = useTranslate();
  const comma = translate('engine.filter.comma');
  return Array.isArray(value) ? value.map((one) => name(String(one))).join(comma) : null;
}

/** The label of a schedule's filter. */
export function useFilterName(): (filter: string) => string {
  const translate = useTranslate();
  return (filter) => translate(`resources.reportSchedules.fields.${filter}`);
}

/** The filters that are set, by name. */
export const filterNames: FieldType = { Show: FilterNames };

/** `06:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** An hour of the day, sent as a number. */
export const hour: FieldType = {
  Show: ({ value }) => (typeof value === 'number' ? hourText(value) : null),
  Input: lazyInput(() => import('./HourInput.tsx')),
};
