// The reservation of one recipient who is not registered.
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { parcelActs } from '../../../contract/parcelActs.ts';
import { readParcelNumber } from '../../../domain/reservation.ts';
import { call } from '../../dataProvider/call.ts';
import { Combobox } from '../../engine/kinds/enter/Combobox.tsx';
import type { Option } from '../../engine/kinds/picker.ts';
import { Bench } from './Bench.tsx';
import { DoneDialog } from './DoneDialog.tsx';
import { Fault } from './Fault.tsx';
import { LockerPart } from './LockerPart.tsx';
import { lockerPicker } from './pickers.ts';
import { isReached, NOBODY, recipientFaults, type Recipient } from './recipient.ts';
import { RecipientPart } from './RecipientPart.tsx';
import { useReservation, type ParcelToSend } from './useReservation.ts';

const sendFor =
  ({ memberAreaCode, memberMobile, memberMail }: Recipient) =>
  ({ lockerId, boxId, boxTypeName, draft }: ParcelToSend) =>
    call(parcelActs.reserveUnregistered, {
      lockerId,
      boxTypeName,
      parcelType: 'DEPOSIT_PARCEL',
      boxId,
      parcelNumber: readParcelNumber(draft.parcelNumber),
      category: draft.category ?? '',
      countryCode: draft.countryCode,
      memberMail: memberMail || null,
      memberAreaCode: memberMobile ? memberAreaCode || null : null,
      memberMobile: memberMobile || null,
    });

interface LockerFieldProps {
  readonly locker: Option | undefined;
  readonly wrong: boolean;
  readonly onTake: (locker: Option) => void;
}

function LockerField({ locker, wrong, onTake }: LockerFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const label = translate('reservation.unregistered.locker');
  return (
    <div className="field lockerField" data-wrong={wrong || undefined}>
      <label htmlFor={id}>{label}</label>
      <Combobox
        id={id}
        focus={null}
        invalid={wrong}
        required
        describedBy={`${id}-says`}
        onBlur={() => undefined}
        label={label}
        picker={lockerPicker}
        shown={locker?.name ?? ''}
        onTake={onTake}
      />
      <Fault id={`${id}-says`} fault={wrong ? 'lockerMissing' : undefined} />
    </div>
  );
}

export function ForRecipient({ onReload }: { readonly onReload: () => void }) {
  const translate = useTranslate();
  const [recipient, setRecipient] = useState(NOBODY);
  const [locker, setLocker] = useState<Option>();
  const lockerId = locker === undefined ? null : Number(locker.id);
  const contactFaults = recipientFaults(recipient, lockerId);
  const reservation = useReservation({
    lockerId,
    priced: false,
    prefersAccessible: false,
    blocked: null,
    contactFaults,
    send: sendFor(recipient),
  });
  const { parcels, booking, tried, formFaults } = reservation;
  const by = recipient.memberMobile !== '' || recipient.memberMail === '' ? 'SMS' : 'MAIL';
  const take = (next: Option) => {
    if (next.id !== locker?.id) parcels.leaveBoxes();
    setLocker(next);
  };
  return (
    <Bench
      reservation={reservation}
      entered={isReached(recipient) && parcels.booked.length === 0 ? ['recipient'] : []}
      note={translate(`reservation.pinBy.${by}`)}
    >
      <RecipientPart
        recipient={recipient}
        onChange={setRecipient}
        faults={contactFaults}
        tried={tried > 0}
      />
      <section className="panel lockerPanel" aria-label={translate('reservation.lockers')}>
        <LockerField
          locker={locker}
          wrong={tried > 0 && formFaults.includes('lockerMissing')}
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
    </Bench>
  );
}
