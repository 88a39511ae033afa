// The locker's devices: one row each, with its interface and its errors.
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { deviceErrors } from '../../../../domain/lockers/devices.ts';
import { AddRowButton } from '../../shared/AddRowButton.tsx';
import { newDevice, type DeviceEntry } from './deviceEntry.ts';
import { DeviceRow } from './DeviceRow.tsx';
import type { LockerFormState } from '../useLockerForm.ts';
import Stack from '@mui/material/Stack';

/** What most terminals have. */
const PORTS = Array.from({ length: 8 }, (_, place) => `COM${place + 1}`);

export function Devices({ control }: LockerFormState) {
  const translate = useTranslate();
  const suggested = useId();
  const { field, fieldState } = useController({ name: 'deviceList', control });
  const devices = field.value as readonly DeviceEntry[];
  const errors = deviceErrors(devices);
  // A missing value is an error only when the user continues; a duplicate is an error immediately.
  const shown = errors.filter(
    ({ key }) => key === 'interfaceRepeated' || fieldState.error !== undefined,
  );
  const message = fieldState.error?.type === 'devices' ? undefined : fieldState.error?.message;
  return (
    <>
      {devices.length === 0 && <p className="soft">{translate('lockerForm.noDevices')}</p>}
      <Stack component="ol" sx={{ gap: 2 }}>
        {devices.map((device, index) => (
          <DeviceRow
            key={device.deviceId}
            device={device}
            place={index + 1}
            suggested={suggested}
            error={shown.find((error) => error.index === index)}
            focus={index === errors[0]?.index ? { [errors[0].field]: field.ref } : {}}
            onChange={(next) => field.onChange(devices.with(index, next))}
            onRemove={() => field.onChange(devices.toSpliced(index, 1))}
          />
        ))}
      </Stack>
      <datalist id={suggested}>
        {PORTS.map((port) => (
          <option key={port}>{port}</option>
        ))}
      </datalist>
      {message && <ErrorText alert>{message}</ErrorText>}
      <AddRowButton
        label={translate('lockerForm.addDevice')}
        onAdd={() => field.onChange([...devices, newDevice(devices)])}
      />
    </>
  );
}
