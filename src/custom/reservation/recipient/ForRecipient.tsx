// The reservation for one unregistered recipient.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Option } from '../../../engine/fields/references/picker.ts';
import { ReservationLayout } from '../ReservationLayout.tsx';
import { DoneDialog } from '../DoneDialog.tsx';
import { LockerField } from '../box/LockerField.tsx';
import { LockerPart } from '../box/LockerPart.tsx';
import { isReached, NOBODY, recipientErrors } from './recipient.ts';
import { RecipientPart } from './RecipientPart.tsx';
import { sendForRecipient } from '../sends.ts';
import { useReservation } from '../useReservation.ts';

export function ForRecipient({ onReload }: { readonly onReload: () => void }) {
  const translate = useTranslate();
  const [recipient, setRecipient] = useState(NOBODY);
  const [locker, setLocker] = useState<Option>();
  const lockerId = locker === undefined ? null : Number(locker.id);
  const contactErrors = recipientErrors(recipient, lockerId);
  const reservation = useReservation({
    lockerId,
    priced: false,
    prefersAccessible: false,
    blocked: null,
    contactErrors,
    send: sendForRecipient(recipient),
  });
  const { parcels, booking, tried, formErrors } = reservation;
  const by = recipient.memberMobile !== '' || recipient.memberMail === '' ? 'SMS' : 'MAIL';
  const take = (next: Option) => {
    if (next.id !== locker?.id) parcels.leaveBoxes();
    setLocker(next);
  };
  return (
    <ReservationLayout
      reservation={reservation}
      entered={isReached(recipient) && parcels.booked.length === 0 ? ['recipient'] : []}
      note={translate(`reservation.pinBy.${by}`)}
    >
      <RecipientPart
        recipient={recipient}
        onChange={setRecipient}
        faults={contactErrors}
        tried={tried > 0}
      />
      <section className="panel lockerPanel" aria-label={translate('reservation.lockers')}>
        <LockerField
          locker={locker}
          wrong={tried > 0 && formErrors.includes('lockerMissing')}
          onTake={take}
        />
        {lockerId === null ? (
          <p className="soft pad">{translate('reservation.chooseLocker')}</p>
        ) : (
          <LockerPart reservation={reservation} onLocker={() => undefined} />
        )}
      </section>
      {booking.done && (
        <DoneDialog
          booked={parcels.booked}
          first="reservation.unregistered.anew"
          second="reservation.unregistered.same"
          onFirst={onReload}
          onSecond={reservation.reload}
        />
      )}
    </ReservationLayout>
  );
}
