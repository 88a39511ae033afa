// A parcel's facts, each with its label; those without a value are folded.
import Link from '@mui/material/Link';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Time } from '../../engine/fields/Time.tsx';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { revealing } from '../../engine/fields/revealing.tsx';
import { Fact, isNothing } from '../../ui/Fact.tsx';

const phone = revealing('phone', 'parcel', 'ordersId', 'parcel.fields');
const email = revealing('email', 'parcel', 'ordersId', 'parcel.fields');

export type AddressField =
  | 'customerMobile'
  | 'customerMail'
  | 'storeOtpMobile'
  | 'collectUserMobile';

export function Address({ parcel, field }: { parcel: ParcelInfo; field: AddressField }) {
  const { Show } = field === 'customerMail' ? email : phone;
  return (
    <Show value={parcel[field]} row={parcel} resourceName="parcels" field={field} place="card" />
  );
}

export interface FactOf {
  /** A message below `parcel.fields`. */
  readonly name: string;
  readonly value: ReactNode;
  /** Its explanation, below it. */
  readonly note?: string;
}

/** A fact that is a timestamp. */
export const momentOf = (name: string, time: number | null, note?: string): FactOf => ({
  name,
  value: time !== null && <Time at={time} />,
  note,
});

/** Facts with their labels; those without a value are folded behind their number. */
export function Facts({ facts, wide = false }: { facts: readonly FactOf[]; wide?: boolean }) {
  const translate = useTranslate();
  const [whole, setWhole] = useState(false);
  const empty = facts.filter(({ value }) => isNothing(value)).length;
  return (
    <>
      <dl className={wide ? 'facts stack-8 wide' : 'facts stack-8'}>
        {facts
          .filter(({ value }) => whole || !isNothing(value))
          .map(({ name, value, note }) => (
            <Fact
              key={name}
              label={`parcel.fields.${name}`}
              nothing={translate('parcel.nothing')}
              note={note}
            >
              {value}
            </Fact>
          ))}
      </dl>
      {empty > 0 && (
        <Link
          component="button"
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {translate(whole ? 'parcel.fold' : 'parcel.empty', { smart_count: empty })}
        </Link>
      )}
    </>
  );
}
