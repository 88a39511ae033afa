// Below the button of a reservation: what the customer receives, when, and by which channel.
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { Channel } from '../../../domain/messages/messages.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { useDelivery } from '../shared/willLeave/useDelivery.ts';
import { WillLeave } from '../shared/willLeave/WillLeave.tsx';

interface Props {
  /** A customer, or the channels of a recipient without an account; none while no address is entered. */
  readonly to: readonly ({ readonly memberId: RecordId } | { readonly channel: Channel })[];
  /** The channel of the PIN. */
  readonly by: Channel;
}

export function BookingMessages({ to, by }: Props) {
  const translate = useTranslate();
  const booking = useDelivery(to.map((one) => ({ event: 'RESERVATION' as const, ...one })));
  const pin = useDelivery(to.map((one) => ({ event: 'DEPOSIT' as const, ...one })));
  const reminder = useDelivery(to.map((one) => ({ event: 'REMINDER' as const, ...one })));
  return (
    <Stack className="small soft" spacing={1}>
      <WillLeave
        answer={booking}
        messages="willLeave.booking"
        sends={`reservation.bookedBy.${by}`}
      />
      <WillLeave answer={pin} messages="willLeave.pin" sends={`reservation.pinBy.${by}`} />
      {reminder.delivery === 'SENDS' && <p>{translate(`reservation.remindedBy.${by}`)}</p>}
    </Stack>
  );
}
