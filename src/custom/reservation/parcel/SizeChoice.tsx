// The sizes of the locker with their numbers of free boxes; one of them is selected.
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { LockerInfo } from '../../../../contract/lockers/lockers.ts';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { OneSize } from './OneSize.tsx';
import type { Reservation } from '../useReservation.ts';

/** The input for the size; its error shows once the form was submitted without one. */
export function SizeChoice({
  reservation,
  locker,
}: {
  reservation: Reservation;
  locker: LockerInfo;
}) {
  const translate = useTranslate();
  const id = useId();
  const { parcels, tried, formErrors } = reservation;
  const wrong = tried > 0 && formErrors.includes('sizeMissing');
  return (
    <div className="sizes" data-wrong={wrong || undefined}>
      <b id={id} className="nw">
        {translate('reservation.size')}
      </b>
      <div
        className="sizeSeg"
        role="radiogroup"
        aria-labelledby={id}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-says` : undefined}
      >
        {locker.boxTypeCountList.map((size) => (
          <OneSize
            key={size.boxTypeId}
            size={size}
            group={id}
            chosen={parcels.size === size.name}
            onChoose={() => parcels.chooseSize(size.name)}
          />
        ))}
      </div>
      <ErrorMessage id={`${id}-says`} fault={wrong ? 'sizeMissing' : undefined} />
    </div>
  );
}
