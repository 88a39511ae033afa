// The locker's devices: one row each, with its interface and its errors.
import Button from '@mui/material/Button';
import type { RecordId } from '../../../../domain/recordId.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { deviceErrors } from '../../../../domain/lockers/devices.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { newDevice, type DeviceEntry } from './deviceEntry.ts';
import { DeviceRow } from './DeviceRow.tsx';
import type { LockerFormState } from '../useLockerForm.ts';
import { terminalKeys } from '../../../../contract/terminals/terminalKeys.ts';
import { call } from '../../../dataProvider/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { useFailure } from '../../../engine/useFailure.ts';
import { useOnce } from '../../../ui/useOnce.ts';
import { ShownKey } from '../../shared/ShownKey.tsx';
import Stack from '@mui/material/Stack';

type Phase = { is: 'still' | 'asking' } | { is: 'shown'; key: string };

/** A section of its own; hidden on a server without terminal keys and for users who may not create one. */
export function TerminalKey({ lockerId, lockerName }: { lockerId: RecordId; lockerName: string }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const showError = useFailure();
  const [phase, setPhase] = useState<Phase>({ is: 'still' });
  const { busy, once } = useOnce();
  if (!canAccess(terminalKeys.renew)) return null;
  const say = (word: string) => translate(`lockerForm.terminal.${word}`, { name: lockerName });
  const leave = () => setPhase({ is: 'still' });
  const renew = async () => {
    try {
      const { terminalKey } = await call(terminalKeys.renew, { lockerId });
      setPhase({ is: 'shown', key: terminalKey });
    } catch (error) {
      showError(error);
      leave();
    }
  };
  return (
    <fieldset className="panel pad locker-section">
      <legend>{say('title')}</legend>
      <p className="soft">{say('hint')}</p>
      <Button startIcon={<Icon name="key" />} onClick={() => setPhase({ is: 'asking' })}>
        {say('renew')}
      </Button>
      {phase.is === 'asking' && (
        <ConfirmDialog
          question={say('question')}
          consequence={say('consequence')}
          label={say('renew')}
          grave
          busy={busy}
          onDo={() => void once(renew)}
          onLeave={leave}
        />
      )}
      {phase.is === 'shown' && (
        <ShownKey
          title={say('shown')}
          secret={phase.key}
          messages="lockerForm.terminal"
          onDone={leave}
        />
      )}
    </fieldset>
  );
}

/** What most terminals have. */
const PORTS = Array.from({ length: 8 }, (_, place) => `COM${place + 1}`);

export function Devices({ state }: { state: LockerFormState }) {
  const translate = useTranslate();
  const suggested = useId();
  const { field, fieldState } = useController({ name: 'deviceList', control: state.control });
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
            focus={index === errors[0]?.index ? field.ref : undefined}
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
      <Button onClick={() => field.onChange([...devices, newDevice(devices)])}>
        <Icon name="plus" />
        {translate('lockerForm.addDevice')}
      </Button>
    </>
  );
}
