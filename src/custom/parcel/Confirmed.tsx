// What is asked before a booking is cancelled or a pin code is made anew.
import { useTranslate } from 'react-admin';
import { parcelActs } from '../../../contract/parcelActs.ts';
import type { ParcelInfo } from '../../../contract/parcels.ts';
import { call } from '../../dataProvider/call.ts';
import { AskFirst } from '../../engine/acts/AskFirst.tsx';
import { OFFERS } from './deeds.ts';
import { useDeed } from './useDeed.ts';

interface Props {
  readonly deed: 'cancel' | 'resendPin';
  readonly parcel: ParcelInfo;
  readonly onLeave: () => void;
}

/** 'a Booked parcel can be cancelled (after confirmation)'. */
export function Confirmed({ deed, parcel, onLeave }: Props) {
  const translate = useTranslate();
  const { ordersId, parcelNumber: number, boxName: box, lockerName: locker } = parcel;
  const { busy, run } = useDeed(ordersId, onLeave);
  const { lastUpdatedTime: asRead } = parcel;
  return (
    <AskFirst
      question={translate(`parcel.${deed}.question`, { number })}
      consequence={translate(`parcel.${deed}.consequence`, { box: box ?? '', locker })}
      label={translate(`parcel.${deed}.label`)}
      grave={OFFERS[deed].grave === true}
      busy={busy}
      onDo={() => void run({ deed, ask: () => call(parcelActs[deed], { ordersId }, { asRead }) })}
      onLeave={onLeave}
    />
  );
}
