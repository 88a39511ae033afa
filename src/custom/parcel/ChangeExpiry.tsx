// Extends a parcel's storage, never shortens it (R4.39).
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { EXPIRY_AHEAD_MAX_DAYS, expiryProblem } from '../../../domain/parcels/storageRules.ts';
import { call } from '../../dataProvider/call.ts';
import { moment } from '../../engine/fields/clock.ts';
import { useEntered } from '../../engine/form/kept.ts';
import { TimeInput } from '../../engine/fields/input/TimeInput.tsx';
import { OneField } from '../shared/OneField.tsx';
import { useParcelAction } from './useParcel.ts';

const nothing = () => undefined;
const days = EXPIRY_AHEAD_MAX_DAYS;

/** Whole minutes: what users read and enter. */
const minute = (time: number): number => Math.floor(time / 60_000);

export function ChangeExpiry({ parcel, onLeave }: { parcel: ParcelInfo; onLeave: () => void }) {
  const translate = useTranslate();
  const { ordersId, expiryTime: current, lastUpdatedTime: asRead } = parcel;
  const [value, setValue] = useEntered<unknown>('expiry', current);
  const [fault, setError] = useState<string>();
  const { busy, refused, run } = useParcelAction(ordersId, onLeave);
  const change = () => {
    if (typeof value !== 'number') return setError(translate('parcel.changeExpiry.missing'));
    // Entries have minute precision: the unchanged time must not count as earlier than itself.
    const expiryTime = current !== null && minute(value) === minute(current) ? current : value;
    const problem = expiryProblem(expiryTime, { current, now: Date.now() });
    if (problem) return setError(translate(`problems.codes.${problem}`, { days }));
    setError(undefined);
    return void run({
      action: 'changeExpiry',
      field: 'expiryTime',
      isUnchanged: expiryTime === current,
      ask: () => call(parcelActions.changeExpiry, { ordersId, expiryTime }, { asRead }),
    });
  };
  const label = translate('parcel.changeExpiry.field');
  const wrong = fault ?? refused;
  return (
    <OneField
      title={translate('parcel.changeExpiry.title', { number: parcel.parcelNumber })}
      label={label}
      help={
        current === null
          ? translate('parcel.changeExpiry.never')
          : translate('parcel.changeExpiry.current', { time: moment(current) })
      }
      wrong={wrong}
      action={translate('parcel.changeExpiry.act')}
      busy={busy}
      onDo={change}
      onLeave={onLeave}
    >
      {({ id, describedBy }) => (
        <TimeInput
          id={id}
          value={value}
          onChange={(entered) => {
            setValue(entered);
            setError(undefined);
          }}
          onBlur={nothing}
          focus={nothing}
          invalid={wrong !== undefined}
          required
          describedBy={describedBy}
          label={label}
          resourceName="parcels"
          field="expiryTime"
          choices={[]}
          whole
          record={{}}
        />
      )}
    </OneField>
  );
}
