// Changes the number of a booked parcel; it is stored in capitals.
import { useTranslate } from 'react-admin';
import {
  parcelActions,
  parcelNumber as numberRule,
} from '../../../contract/parcels/parcelActions.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { hasOtherCharacters, readParcelNumber } from '../../../domain/parcels/reservation.ts';
import { call } from '../../dataProvider/call.ts';
import { useEntered } from '../../engine/form/useEntered.ts';
import { OneField } from '../shared/OneField.tsx';
import { useNumberLive } from '../shared/useNumberLive.ts';
import { useComposed } from '../../ui/useComposed.ts';
import { useParcelAction } from './useParcel.ts';

export function ChangeNumber({ parcel, onLeave }: { parcel: ParcelInfo; onLeave: () => void }) {
  const translate = useTranslate();
  const { ordersId, lastUpdatedTime: asRead } = parcel;
  const [number, setNumber] = useEntered('number', parcel.parcelNumber);
  const { busy, refused, refuse, run } = useParcelAction(parcel, onLeave);
  const change = () => {
    const parcelNumber = readParcelNumber(number);
    if (parcelNumber === '') return refuse(translate('parcel.changeNumber.missing'));
    if (number !== parcel.parcelNumber && hasOtherCharacters(number))
      return refuse(translate('problems.codes.PARCEL_NUMBER_CHARACTERS'));
    if (!numberRule.safeParse(parcelNumber).success)
      return refuse(translate('parcel.changeNumber.long'));
    return run({
      action: 'changeNumber',
      field: 'parcelNumber',
      isUnchanged: parcelNumber === parcel.parcelNumber,
      ask: () => call(parcelActions.changeNumber, { ordersId, parcelNumber }, { asRead }),
    });
  };
  const { composed, composition } = useComposed(number);
  const live = useNumberLive(composed, parcel.parcelNumber);
  const wrong = refused ?? live;
  return (
    <OneField
      title={translate('parcel.changeNumber.title', { number: parcel.parcelNumber })}
      label={translate('parcel.fields.parcelNumber')}
      help={translate('parcel.changeNumber.help')}
      wrong={wrong}
      action={translate('parcel.changeNumber.act')}
      busy={busy}
      onDo={change}
      onLeave={onLeave}
      field={{
        value: number,
        spellCheck: false,
        onChange: (event) => {
          setNumber(event.target.value.toUpperCase());
          refuse(undefined);
        },
        ...composition,
      }}
    />
  );
}
