// The one call that saves a locker: what is sent, and how its refusals are read.
import { useEvent, useTranslate } from 'react-admin';
import type { Box } from '../../../contract/boxes/boxes.ts';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import type { Values } from '../../engine/form/values.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { sentDevice, type DeviceEntry } from './devices/deviceEntry.ts';
import { leanBoxes, sentBoxes, type LeanBox } from './lean.ts';
import type { Beginning } from './useLockerForm.ts';

/** A stale save tells how the locker is now: its boxes in the form's own way beside what they are. */
function comparable(error: unknown): never {
  if (!(error instanceof CallError) || !error.current) throw error;
  const readBoxes = error.current['boxList'] as Box[];
  const current = { ...error.current, boxList: leanBoxes(readBoxes), readBoxes };
  const { status, code, field, values, serverMessage, time } = error;
  const failure = { status, code, field, values, serverMessage, time, current };
  throw new CallError(failure, error.message, error);
}

/** Saves what is given; throws as `call` does, and where the answer names no locker. */
export function useSend({ lockerId }: Beginning, boxes: () => readonly Box[]) {
  const translate = useTranslate();
  return useEvent(async (input: Values, asRead: number | undefined): Promise<AnyRow> => {
    const body = {
      ...input,
      deviceList: (input['deviceList'] as DeviceEntry[]).map(sentDevice),
      boxList: sentBoxes(input['boxList'] as LeanBox[], boxes()),
    } as unknown as Input<typeof lockerSaves.update>;
    const endpoint: Endpoint = lockerId === undefined ? lockerSaves.create : lockerSaves.update;
    const saved = (await call(endpoint, body, { asRead }).catch(comparable)) as AnyRow;
    // A lockerId means success (R7.37).
    if (saved['lockerId'] === undefined || saved['lockerId'] === null)
      throw new Error(
        translate(lockerId === undefined ? 'lockerForm.createFailed' : 'lockerForm.updateFailed'),
      );
    return saved;
  });
}
