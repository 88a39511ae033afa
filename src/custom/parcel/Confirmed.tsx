// Confirmations before a booking is cancelled or a PIN is regenerated.
import { useTranslate } from 'react-admin';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { call } from '../../dataProvider/call.ts';
import { AskFirst } from '../../ui/Confirm.tsx';
import { OFFERS } from './actions.ts';
import { useRecordAction } from './useRecordAction.ts';

interface Props {
  readonly action: 'cancel' | 'resendPin';
  readonly parcel: ParcelInfo;
  readonly onLeave: () => void;
}

/** Cancelling is confirmed (R4.36). */
export function Confirmed({ action, parcel, onLeave }: Props) {
  const translate = useTranslate();
  const { ordersId, parcelNumber: number, boxName: box, lockerName: locker } = parcel;
  const { busy, run } = useRecordAction(ordersId, onLeave);
  const { lastUpdatedTime: asRead } = parcel;
  return (
    <AskFirst
      question={translate(`parcel.${action}.question`, { number })}
      consequence={translate(`parcel.${action}.consequence`, { box: box ?? '', locker })}
      label={translate(`parcel.${action}.label`)}
      grave={OFFERS[action].grave === true}
      busy={busy}
      onDo={() =>
        void run({ action, ask: () => call(parcelActions[action], { ordersId }, { asRead }) })
      }
      onLeave={onLeave}
    />
  );
}
