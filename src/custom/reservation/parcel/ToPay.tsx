// What the customer will pay: the requested price, and the use of each box once its parcel is stored.
import { useTranslate } from 'react-admin';
import { moment } from '../../../engine/fields/clock.ts';
import { useAmount } from '../../shared/ParcelTimeLine/useLineMessages.ts';
import type { UseOfBox } from '../box/useUseOfBox.ts';

interface Props {
  /** Cents requested for all parcels. */
  readonly asked: number;
  /** The number of boxes to reserve. */
  readonly count: number;
  readonly use: UseOfBox | undefined;
}

export function ToPay({ asked, count, use }: Props) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const of = use && 'cents' in use ? use.cents * count : 0;
  return (
    <div className="toPay">
      {of > 0 && (
        <>
          <div className="line small soft">
            <span className="grow">{translate('reservation.asked')}</span>
            {amountOf(asked / 100)}
          </div>
          <div className="line small soft">
            <span className="grow">{translate('reservation.use', { smart_count: count })}</span>
            {amountOf(of / 100)}
          </div>
        </>
      )}
      <div className="line">
        <span className="grow">{translate('reservation.toPay')}</span>
        <b>{amountOf((asked + of) / 100)}</b>
      </div>
      {use && 'coveredUntil' in use && (
        <p className="small soft">
          {translate('reservation.covered', { time: moment(use.coveredUntil) })}
        </p>
      )}
    </div>
  );
}
