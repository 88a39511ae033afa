// Checks while the user types whether another locker has the name (R4.51).
import { useEffect } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useWatch, type UseFormReturn, type FieldErrors, type Resolver } from 'react-hook-form';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { LOCKER_NAME_MAX } from '../../../domain/limits.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { plain } from '../../engine/fields/plain.ts';
import type { Values } from '../../engine/form/values.ts';
import type { Box } from '../../../contract/boxes/boxes.ts';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { CallError } from '../../dataProvider/callError.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { sentDevice, type DeviceEntry } from './devices/deviceEntry.ts';
import { leanBoxes, sentBoxes, type LeanBox, type ReadBox } from './lean.ts';
import type { Beginning } from './useLockerForm.ts';
import { deviceErrors } from '../../../domain/lockers/devices.ts';
import { lockerDraftErrors } from '../../../domain/lockers/lockerDraft.ts';
import type { PlannedField } from '../../engine/form/plan.ts';
import { resolverOf, type FieldError, type MessageOf } from '../../engine/form/resolverOf.ts';

/** A stale save returns the current locker: its boxes are added in the form's own shape. */
function comparable(error: unknown): never {
  if (!(error instanceof CallError) || !error.current) throw error;
  const readBoxes = error.current['boxList'] as Box[];
  const current = { ...error.current, boxList: leanBoxes(readBoxes), readBoxes };
  const { status, code, field, values, serverMessage, time } = error;
  const failure = { status, code, field, values, serverMessage, time, current };
  throw new CallError(failure, error.message, error);
}

/** Saves the input; throws as `call` does, and where the response contains no locker. */
export function useSend({ lockerId }: Beginning, boxes: () => readonly ReadBox[]) {
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

/** The reasons of the rules by field; the messages are in `resources.lockers.errors`. */
function ruleErrors(values: Values): ReadonlyMap<string, string> {
  const found = lockerDraftErrors(values).map(({ key, field }) => [field, key] as const);
  const devices = deviceErrors(values['deviceList'] as readonly DeviceEntry[]);
  return new Map<string, string>([
    ...found,
    ...(devices.length > 0 ? [['deviceList', 'devices'] as const] : []),
  ]);
}

/** Validates the form as the server does. */
export function lockerResolver(
  endpoint: Endpoint,
  fields: readonly PlannedField[],
  given: AnyRow,
  messageOf: MessageOf,
): Resolver<Values> {
  const resolve = resolverOf(endpoint, fields, given, messageOf);
  return async (values, context, options) => {
    const read = await resolve(values, context, options);
    const rules = ruleErrors(values);
    if (rules.size === 0) return read;
    const own = fields.flatMap((field) => {
      const reason = rules.get(field.name);
      if (reason === undefined) return [];
      const error: FieldError = { type: reason, message: messageOf(field, { reason, own: true }) };
      return [[field.name, error] as const];
    });
    const errors = { ...read.errors, ...Object.fromEntries(own) } as FieldErrors<Values>;
    return { values: {}, errors };
  };
}

/** Idle time before the check, in milliseconds. */
const REST_MS = 350;
const TAKEN = 'taken';

const isShort = (name: string) => name !== '' && name.length <= LOCKER_NAME_MAX;

/** @returns checks now; resolves to whether the name is free, or the check failed */
export function useNameCheck(
  form: UseFormReturn<Values>,
  own: { lockerId: RecordId | undefined; name: unknown },
): () => Promise<boolean> {
  const translate = useTranslate();
  const typed = useWatch({ control: form.control, name: 'lockerName' });
  const name = plain(typed).trim();

  const ask = useEvent(async (signal?: AbortSignal): Promise<boolean> => {
    if (!isShort(name) || name === own.name) return true;
    try {
      const { lockerId } = own;
      const { result } = await call(lockerSaves.checkName, { name, lockerId }, { signal });
      if (result !== 0) return true;
      form.setError('lockerName', {
        type: TAKEN,
        message: translate('problems.codes.LOCKER_NAME_TAKEN', { name }),
      });
      return false;
    } catch {
      // The save itself checks again whether the name is free.
      return true;
    }
  });

  const look = useEvent((signal: AbortSignal) => {
    const { error } = form.getFieldState('lockerName');
    if (error?.type === TAKEN) form.clearErrors('lockerName');
    if (name.length > LOCKER_NAME_MAX) void form.trigger('lockerName');
    return window.setTimeout(() => void ask(signal), REST_MS);
  });

  useEffect(() => {
    const asking = new AbortController();
    const timer = look(asking.signal);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [name, look]);

  return useEvent(() => ask());
}
