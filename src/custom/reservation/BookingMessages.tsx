// Below the button of a reservation: whether the customer is notified, and receives the PIN at the deposit.
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
  const booking = useDelivery(to.map((one) => ({ event: 'RESERVATION' as const, ...one })));
  const pin = useDelivery(to.map((one) => ({ event: 'DEPOSIT' as const, ...one })));
  return (
    <div className="small soft">
      <WillLeave answer={booking} messages="willLeave.booking" />
      <WillLeave answer={pin} messages="willLeave.pin" sends={`reservation.pinBy.${by}`} />
    </div>
  );
}
