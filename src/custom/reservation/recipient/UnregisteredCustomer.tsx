// Reserves boxes for an unregistered customer (R2.103, R2.104, R2.105).
import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { errorsOfContact } from '../../../../domain/parcels/reservation.ts';
import { PickerInput } from '../../../engine/fields/input/PickerInput.tsx';
import { Page } from '../../../engine/Page.tsx';
import { SendingBanner } from '../../shared/undelivered/SendingBanner.tsx';
import { BookingMessages } from '../BookingMessages.tsx';
import { LockerPart } from '../box/LockerPart.tsx';
import { ReservationLayout, DoneDialog } from '../ReservationLayout.tsx';
import { useReservation, type Reservation } from '../useReservation.ts';
import { recipientOf } from '../values.ts';
import { lockerPicker } from './lookups.ts';
import { RecipientPart } from './RecipientPart.tsx';
import '../../../ui/controls.css';
import '../../../engine/list/table/cards.css';
import '../../../engine/form/form.css';
import '../../../engine/fields/input/enter.css';
import '../reservation.css';

/** Selects a locker (R2.104) for a customer who has none of their own. */
function LockerField({ reservation }: { readonly reservation: Reservation }) {
  const { values, watched, leaveBoxes } = reservation;
  const known = watched.locker && [
    { id: watched.locker.lockerId, name: watched.locker.lockerName },
  ];
  return (
    <Box sx={{ maxWidth: 480, p: '16px 16px 0' }}>
      <PickerInput
        source="lockerId"
        label="reservation.unregistered.locker"
        helperText={false}
        picker={{ ...lockerPicker, ...(known && { known }) }}
        isRequired
        onChoose={(option) => {
          if (option?.id !== values.lockerId) leaveBoxes();
        }}
      />
    </Box>
  );
}

/** The page behind `unregisteredCustomer`; for another recipient (R4.49) it resets completely. */
export default function UnregisteredCustomer(): ReactElement {
  const translate = useTranslate();
  const reservation = useReservation({ lockerId: null });
  const { values } = reservation;
  const { memberMobile, memberMail, lockerId } = values;
  const isEntered = recipientOf(values) !== values.served;
  const errors = new Set(errorsOfContact(values));
  // Nothing is promised to an address that is refused.
  const channels = [
    ...(memberMobile && !errors.has('mobileWrong') ? [{ channel: 'SMS' as const }] : []),
    ...(memberMail && !errors.has('emailWrong') ? [{ channel: 'MAIL' as const }] : []),
  ];
  return (
    <Page
      title={translate('reservation.unregistered.title')}
      fact={translate('choices.parcelType.DEPOSIT_PARCEL')}
    >
      <SendingBanner next={undefined} />
      <ReservationLayout
        reservation={reservation}
        who={errors.size === 0 ? memberMobile || memberMail : undefined}
        entered={isEntered && values.booked.length === 0 ? ['recipient'] : []}
        note={channels[0] && <BookingMessages to={channels} by={channels[0].channel} />}
      >
        <RecipientPart values={values} />
        <section className="panel lockerPanel" aria-label={translate('reservation.lockers')}>
          <LockerField reservation={reservation} />
          {lockerId === null ? (
            <p className="soft pad">{translate('reservation.chooseLocker')}</p>
          ) : (
            <LockerPart reservation={reservation} onLocker={() => undefined} />
          )}
        </section>
        {values.done && (
          <DoneDialog
            booked={values.booked}
            first="reservation.unregistered.anew"
            second="reservation.unregistered.same"
            onFirst={reservation.discard}
            onSecond={reservation.reload}
          />
        )}
      </ReservationLayout>
    </Page>
  );
}
