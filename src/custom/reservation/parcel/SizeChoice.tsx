// The sizes of the locker with how many boxes of each are free; one of them is chosen.
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { LockerInfo } from '../../../../contract/lockers/lockers.ts';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { OneSize } from './OneSize.tsx';
import type { Reservation } from '../useReservation.ts';

/** The form's own place where sizes are chosen; the fault is said once the form was sent without one. */
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
