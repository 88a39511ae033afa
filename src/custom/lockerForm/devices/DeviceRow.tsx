// One device: its type, its version, and the interface by which the terminal reaches it.
import IconButton from '@mui/material/IconButton';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import {
  BAUD_RATES,
  DEVICE_TYPES,
  INTERFACE_TYPES,
  type DeviceError,
} from '../../../../domain/lockers/devices.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { DeviceEntry } from './deviceEntry.ts';

interface Props {
  readonly device: DeviceEntry;
  /** One-based. */
  readonly place: number;
  /** The id of the list of common interfaces. */
  readonly suggested: string;
  readonly error: DeviceError | undefined;
  readonly focus: Ref<HTMLElement> | undefined;
  readonly onChange: (next: DeviceEntry) => void;
  readonly onRemove: () => void;
}

function useTypes(deviceType: string) {
  const translate = useTranslate();
  const known: readonly string[] = DEVICE_TYPES;
  const types = deviceType === '' || known.includes(deviceType) ? known : [...known, deviceType];
  return types.map((type) => [type, translate(`choices.deviceType.${type}`, { _: type })] as const);
}

export function DeviceRow({ device, place, suggested, error, focus, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const id = useId();
  const errorId = `${id}-says`;
  const types = useTypes(device.deviceType);
  const set = (part: Partial<DeviceEntry>) => onChange({ ...device, ...part });
  const field = (
    name: Exclude<keyof DeviceEntry, 'deviceId'>,
    props: TextFieldProps,
    htmlInput: InputHTMLAttributes<HTMLInputElement> = {},
  ) => (
    <TextField
      label={translate(`lockerForm.device.${name}`)}
      autoComplete="off"
      value={device[name] ?? ''}
      error={error?.field === name}
      {...props}
      slotProps={{
        select: { native: true },
        htmlInput: {
          'aria-describedby': error?.field === name ? errorId : undefined,
          ...htmlInput,
        },
      }}
    />
  );
  const select = (
    name: 'deviceType' | 'interfaceType' | 'baudRate',
    none: string,
    options: readonly (readonly [value: string, label: string])[],
    onPick: (value: string) => void,
  ) =>
    field(name, {
      select: true,
      onChange: (event) => onPick(event.target.value),
      children: [['', translate(none)] as const, ...options].map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      )),
    });
  const isCom = device.interfaceType === 'COM';
  return (
    <li className="device" aria-label={translate('lockerForm.device.row', { place })}>
      {select('deviceType', 'engine.form.choose', types, (deviceType) => set({ deviceType }))}
      {field(
        'version',
        { onChange: (event) => set({ version: event.target.value || null }) },
        { maxLength: 60 },
      )}
      {select(
        'interfaceType',
        'lockerForm.device.noInterface',
        INTERFACE_TYPES.map((type) => [type, type]),
        (type) => set({ interfaceType: INTERFACE_TYPES.find((known) => known === type) ?? null }),
      )}
      {device.interfaceType &&
        field(
          'interfaceAddress',
          {
            inputRef: focus,
            placeholder: isCom ? 'COM1' : '192.0.2.1:9100',
            onChange: (event) => set({ interfaceAddress: event.target.value || null }),
          },
          { maxLength: 100, list: isCom ? suggested : undefined },
        )}
      {isCom &&
        select(
          'baudRate',
          'engine.form.none',
          BAUD_RATES.map((rate) => [String(rate), String(rate)]),
          (rate) => set({ baudRate: rate === '' ? null : Number(rate) }),
        )}
      <IconButton
        aria-label={translate('lockerForm.device.remove', { place })}
        title={translate('lockerForm.device.remove', { place })}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </IconButton>
      {error && (
        <ErrorText id={errorId} alert>
          {translate(`lockerForm.device.faults.${error.key}`)}
        </ErrorText>
      )}
    </li>
  );
}
