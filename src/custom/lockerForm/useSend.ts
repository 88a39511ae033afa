// Saves the locker of the form with its devices and boxes.
import { useEvent, useTranslate } from 'react-admin';
import type { Box } from '../../../contract/boxes/boxes.ts';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import type { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { Values } from '../../engine/form/values.ts';
import { sentDevice, type DeviceEntry } from './devices/deviceEntry.ts';
import { leanBoxes, sentBoxes, type LeanBox, type ReadBox } from './lean.ts';

/** A stale save returns the current locker: its boxes are added in the form's own shape. */
function comparable(error: unknown): never {
  if (!(error instanceof CallError) || !error.current) throw error;
  const readBoxes = error.current['boxList'] as Box[];
  const current = { ...error.current, boxList: leanBoxes(readBoxes), readBoxes };
  const { status, code, field, values, serverMessage, time } = error;
  const failure = { status, code, field, values, serverMessage, time, current };
  throw new CallError(failure, error.message, error);
}

/** Throws as `call` does, and where the response contains no locker. */
export function useSend(endpoint: Endpoint, failed: string, boxes: readonly ReadBox[]) {
  const translate = useTranslate();
  return useEvent(async (input: Values, asRead: number | undefined): Promise<AnyRow> => {
    const body = {
      ...input,
      deviceList: (input['deviceList'] as DeviceEntry[]).map(sentDevice),
      boxList: sentBoxes(input['boxList'] as LeanBox[], boxes),
    } as unknown as Input<typeof lockerSaves.update>;
    const saved = (await call(endpoint, body, { asRead }).catch(comparable)) as AnyRow;
    // A lockerId means success (R7.37).
    if (saved['lockerId'] == null) throw new Error(translate(failed));
    return saved;
  });
}
