// The locker's devices: one row each, with its interface and its errors.
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { deviceErrors } from '../../../../domain/lockers/devices.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { newDevice, type DeviceEntry } from './deviceEntry.ts';
import { DeviceRow } from './DeviceRow.tsx';
import type { LockerFormState } from '../useLockerForm.ts';

/** What most terminals have. */
const PORTS = Array.from({ length: 8 }, (_, place) => `COM${place + 1}`);

export function Devices({ state }: { state: LockerFormState }) {
  const translate = useTranslate();
  const suggested = useId();
  const { field, fieldState } = useController({ name: 'deviceList', control: state.control });
  const devices = field.value as readonly DeviceEntry[];
  const faults = deviceErrors(devices);
  // A missing value is an error only when the user continues; a duplicate is an error immediately.
  const shown = faults.filter(
    ({ key }) => key === 'interfaceRepeated' || fieldState.error !== undefined,
  );
  const said = fieldState.error?.type === 'devices' ? undefined : fieldState.error?.message;
  return (
    <>
      {devices.length === 0 && <p className="soft">{translate('lockerForm.noDevices')}</p>}
      <ol className="device-list">
        {devices.map((device, index) => (
          <DeviceRow
            key={device.deviceId}
            device={device}
            place={index + 1}
            suggested={suggested}
            fault={shown.find((fault) => fault.index === index)}
            focus={index === faults[0]?.index ? field.ref : undefined}
            onChange={(next) => field.onChange(devices.with(index, next))}
            onRemove={() => field.onChange(devices.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <datalist id={suggested}>
        {PORTS.map((port) => (
          <option key={port}>{port}</option>
        ))}
      </datalist>
      {said && (
        <span className="msg bad" role="alert">
          <Icon name="stop" />
          {said}
        </span>
      )}
      <button
        type="button"
        className="btn"
        onClick={() => field.onChange([...devices, newDevice(devices)])}
      >
        <Icon name="plus" />
        {translate('lockerForm.addDevice')}
      </button>
    </>
  );
}
