// One device: its type, its version, and the interface by which the terminal reaches it.
import IconButton from '@mui/material/IconButton';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { useId, type ReactNode, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import {
  BAUD_RATES,
  DEVICE_TYPES,
  INTERFACE_TYPES,
  type DeviceFault,
} from '../../../../domain/lockers/devices.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { DeviceEntry } from './deviceEntry.ts';

interface Props {
  readonly device: DeviceEntry;
  /** One-based. */
  readonly place: number;
  /** The id of the list of common interfaces. */
  readonly suggested: string;
  readonly fault: DeviceFault | undefined;
  readonly focus: Ref<HTMLElement> | undefined;
  readonly onChange: (next: DeviceEntry) => void;
  readonly onRemove: () => void;
}

interface PickProps {
  readonly id: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly none?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onPick: (value: string) => void;
}

function Pick({ id, value, options, none, invalid, describedBy, onPick }: PickProps) {
  return (
    <span className="inp-choice">
      <select
        id={id}
        className="inp lg"
        value={value}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => onPick(event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}

function useTypes(deviceType: string) {
  const translate = useTranslate();
  const known: readonly string[] = DEVICE_TYPES;
  const types = deviceType === '' || known.includes(deviceType) ? known : [...known, deviceType];
  return types.map((type) => [type, translate(`choices.deviceType.${type}`, { _: type })] as const);
}

export function DeviceRow({ device, place, suggested, fault, focus, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const id = useId();
  const says = `${id}-says`;
  const types = useTypes(device.deviceType);
  const set = (part: Partial<DeviceEntry>) => onChange({ ...device, ...part });
  const wrong = (field: DeviceFault['field']) => fault?.field === field;
  const part = (name: string, input: ReactNode) => (
    <div className={`field of-${name}`}>
      <label htmlFor={`${id}-${name}`}>{translate(`lockerForm.device.${name}`)}</label>
      {input}
    </div>
  );
  const isCom = device.interfaceType === 'COM';
  return (
    <li className="device" aria-label={translate('lockerForm.device.row', { place })}>
      {part(
        'deviceType',
        <Pick
          id={`${id}-deviceType`}
          value={device.deviceType}
          options={types}
          none={translate('engine.form.choose')}
          invalid={wrong('deviceType')}
          describedBy={wrong('deviceType') ? says : undefined}
          onPick={(deviceType) => set({ deviceType })}
        />,
      )}
      {part(
        'version',
        <input
          id={`${id}-version`}
          className="inp lg"
          autoComplete="off"
          maxLength={60}
          value={device.version ?? ''}
          onChange={(event) => set({ version: event.target.value || null })}
        />,
      )}
      {part(
        'interfaceType',
        <Pick
          id={`${id}-interfaceType`}
          value={device.interfaceType ?? ''}
          options={INTERFACE_TYPES.map((type) => [type, type])}
          none={translate('lockerForm.device.noInterface')}
          invalid={wrong('interfaceType')}
          describedBy={wrong('interfaceType') ? says : undefined}
          onPick={(type) =>
            set({ interfaceType: INTERFACE_TYPES.find((known) => known === type) ?? null })
          }
        />,
      )}
      {device.interfaceType &&
        part(
          'interfaceAddress',
          <input
            id={`${id}-interfaceAddress`}
            ref={focus as Ref<HTMLInputElement>}
            className="inp lg"
            autoComplete="off"
            maxLength={100}
            list={isCom ? suggested : undefined}
            placeholder={isCom ? 'COM1' : '192.0.2.1:9100'}
            value={device.interfaceAddress ?? ''}
            aria-invalid={wrong('interfaceAddress')}
            aria-describedby={wrong('interfaceAddress') ? says : undefined}
            onChange={(event) => set({ interfaceAddress: event.target.value || null })}
          />,
        )}
      {isCom &&
        part(
          'baudRate',
          <Pick
            id={`${id}-baudRate`}
            value={String(device.baudRate ?? '')}
            options={BAUD_RATES.map((rate) => [String(rate), String(rate)])}
            none={translate('engine.form.none')}
            onPick={(rate) => set({ baudRate: rate === '' ? null : Number(rate) })}
          />,
        )}
      <IconButton
        aria-label={translate('lockerForm.device.remove', { place })}
        title={translate('lockerForm.device.remove', { place })}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </IconButton>
      {fault && (
        <ErrorText id={says} alert>
          {translate(`lockerForm.device.faults.${fault.key}`)}
        </ErrorText>
      )}
    </li>
  );
}
