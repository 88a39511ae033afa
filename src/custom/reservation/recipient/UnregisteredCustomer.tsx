// Reserves boxes for an unregistered customer (R2.103, R2.104, R2.105).
import { readId } from '../../../dataProvider/ids.ts';
import { useState, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '../../../engine/Page.tsx';
import { useEntered } from '../../../engine/form/kept.ts';
import type { Option } from '../../../engine/fields/references/picker.ts';
import { BookingMessages } from '../BookingMessages.tsx';
import { ReservationLayout, DoneDialog } from '../ReservationLayout.tsx';
import { LockerPart } from '../box/LockerPart.tsx';
import { RecipientPart, isReached, NOBODY, recipientErrors } from './RecipientPart.tsx';
import { sendForRecipient } from '../sends.ts';
import { useReservation } from '../useReservation.ts';
import '../../../ui/controls.css';
import '../../../engine/list/table/cards.css';
import '../../../engine/form/form.css';
import '../../../engine/fields/input/enter.css';
import '../reservation.css';
import PickerField from '../../../engine/fields/input/PickerField.tsx';
import { SendingBanner } from '../../shared/undelivered/SendingBanner.tsx';
import { lockerPicker } from './lookups.ts';

interface LockerFieldProps {
  readonly locker: Option | undefined;
  readonly wrong: boolean;
  readonly onTake: (locker: Option | undefined) => void;
}

/** Selects a locker (R2.104) for a customer who has none of their own. */
function LockerField({ locker, wrong, onTake }: LockerFieldProps) {
  const translate = useTranslate();
  return (
    <div className="lockerField" data-wrong={wrong || undefined}>
      <PickerField
        label={translate('reservation.unregistered.locker')}
        picker={{ ...lockerPicker, ...(locker && { known: [locker] }) }}
        value={locker?.id}
        isRequired
        error={wrong ? translate('reservation.faults.lockerMissing') : undefined}
        onChoose={onTake}
      />
    </div>
  );
}

function ForRecipient({ onReload }: { readonly onReload: () => void }) {
  const translate = useTranslate();
  const [recipient, setRecipient] = useEntered('recipient', NOBODY);
  const [locker, setLocker] = useEntered<Option | undefined>('locker', undefined);
  const lockerId = locker === undefined ? null : readId(String(locker.id));
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
  const channels = [
    ...(recipient.memberMobile === '' ? [] : [{ channel: 'SMS' as const }]),
    ...(recipient.memberMail === '' ? [] : [{ channel: 'MAIL' as const }]),
  ];
  const take = (next: Option | undefined) => {
    if (next?.id !== locker?.id) parcels.leaveBoxes();
    setLocker(next);
  };
  return (
    <ReservationLayout
      reservation={reservation}
      who={contactErrors.length === 0 ? recipient.memberMobile || recipient.memberMail : undefined}
      entered={isReached(recipient) && parcels.booked.length === 0 ? ['recipient'] : []}
      note={channels[0] && <BookingMessages to={channels} by={channels[0].channel} />}
    >
      <RecipientPart
        recipient={recipient}
        onChange={setRecipient}
        errors={contactErrors}
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

/** The page behind `unregisteredCustomer`; for another recipient (R4.49) it resets completely. */
export default function UnregisteredCustomer(): ReactElement {
  const translate = useTranslate();
  const [round, setRound] = useState(0);
  return (
    <Page
      title={translate('reservation.unregistered.title')}
      fact={translate('choices.parcelType.DEPOSIT_PARCEL')}
    >
      <SendingBanner next={undefined} />
      <ForRecipient key={round} onReload={() => setRound(round + 1)} />
    </Page>
  );
}
