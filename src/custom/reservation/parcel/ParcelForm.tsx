// One parcel of the reservation, for one selected box.
import { useId, useState } from 'react';
import { CategoryField } from './CategoryField.tsx';
import { saidErrors, type ParcelField } from '../errors.ts';
import { NumberFields } from './NumberFields.tsx';
import { ParcelHead, type ParcelProps } from './ParcelHead.tsx';
import type { PartProps } from '../part.ts';
import { PriceFields } from './PriceFields.tsx';
import { Refused } from '../Refused.tsx';

export function ParcelForm(props: ParcelProps) {
  const { reservation, entry } = props;
  const { parcels, tried, priced } = reservation;
  const id = useId();
  const [passed, setPassed] = useState<readonly ParcelField[]>([]);
  const { boxId, draft, refusal } = entry;
  const part: PartProps = {
    id,
    draft,
    said: saidErrors(
      reservation.errorsOf(entry),
      (field) => tried > 0 || (passed.includes(field) && draft.parcelNumber !== ''),
    ),
    refusedAt: (field) => (refusal?.field === field ? refusal.message : undefined),
    change: (how) => parcels.change(boxId, how),
    pass: (field) => setPassed((before) => [...new Set([...before, field])]),
  };
  return (
    <section className="parcelForm" aria-labelledby={`parcel-${boxId}`}>
      <ParcelHead {...props} />
      <Refused reservation={reservation} entry={entry} />
      <fieldset className="parcelFields" disabled={reservation.booking.busy}>
        <NumberFields {...part} />
        <CategoryField {...part} />
        {priced && <PriceFields {...part} />}
      </fieldset>
    </section>
  );
}
