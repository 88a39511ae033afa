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

type Name = Exclude<keyof DeviceEntry, 'deviceId'>;

interface Props {
  readonly device: DeviceEntry;
  /** One-based. */
  readonly place: number;
  /** The id of the list of common interfaces. */
  readonly suggested: string;
  readonly error: DeviceError | undefined;
  /** The field that a link to the devices leads to. */
  readonly focus: Partial<Record<Name, Ref<HTMLElement>>>;
  readonly onChange: (next: DeviceEntry) => void;
  readonly onRemove: () => void;
}

/** The value of a field as entered. */
function readAs(name: Name, text: string) {
  if (name === 'deviceType') return text;
  if (text === '') return null;
  return name === 'baudRate' ? Number(text) : text;
}

export function DeviceRow({ device, place, suggested, error, focus, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const errorId = useId();
  const field = (
    name: Name,
    htmlInput: InputHTMLAttributes<HTMLInputElement>,
    props?: TextFieldProps,
  ) => (
    <TextField
      label={translate(`lockerForm.device.${name}`)}
      autoComplete="off"
      value={device[name] ?? ''}
      error={error?.field === name}
      inputRef={focus[name]}
      onChange={({ target }) => onChange({ ...device, [name]: readAs(name, target.value) })}
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
  const select = (name: Name, none: string, values: Iterable<string | number>) =>
    field(
      name,
      {},
      {
        select: true,
        children: ['', ...values].map((value) => (
          <option key={value} value={value}>
            {value === ''
              ? translate(none)
              : translate(`choices.${name}.${value}`, { _: `${value}` })}
          </option>
        )),
      },
    );
  const isCom = device.interfaceType === 'COM';
  const types = new Set<string>([...DEVICE_TYPES, device.deviceType]);
  types.delete('');
  return (
    <li className="device stack-8" aria-label={translate('lockerForm.device.row', { place })}>
      {select('deviceType', 'engine.form.choose', types)}
      {field('version', { maxLength: 60 })}
      {select('interfaceType', 'lockerForm.device.noInterface', INTERFACE_TYPES)}
      {device.interfaceType &&
        field(
          'interfaceAddress',
          { maxLength: 100, list: isCom ? suggested : undefined },
          { placeholder: isCom ? 'COM1' : '192.0.2.1:9100' },
        )}
      {isCom && select('baudRate', 'engine.form.none', BAUD_RATES)}
      <IconButton
        aria-label={translate('lockerForm.device.remove', { place })}
        title={translate('lockerForm.device.remove', { place })}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </IconButton>
      {error && (
        <ErrorText id={errorId} alert>
          {translate(`lockerForm.device.errors.${error.key}`)}
        </ErrorText>
      )}
    </li>
  );
}
