// When a charge was paid, or, while it is unpaid, that and when it was charged.
import { useTranslate } from 'react-admin';
import type { PayStatus } from '../../../domain/parcels/parcels.ts';
import { moment } from '../../engine/fields/clock.ts';

interface Props {
  readonly payment: {
    readonly payTime?: number | undefined;
    readonly payStatus?: PayStatus | undefined;
  };
}

/** A narrow column breaks the line only between the words, the date and the time. */
export function PaymentTime({ payment: { payTime, payStatus } }: Props) {
  const translate = useTranslate();
  if (payTime === undefined) return null;
  const [day, hour] = moment(payTime).split(' ');
  return (
    <>
      {payStatus === 'WAIT' && <span className="soft">{translate('payments.charged')}</span>}
      {payStatus === 'WAIT' && ' '}
      <span className="nw">{day}</span> <span className="nw">{hour}</span>
    </>
  );
}
