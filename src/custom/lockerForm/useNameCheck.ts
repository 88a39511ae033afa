// Checks while the user types whether another locker has the name (R4.51).
import { useEffect } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { LOCKER_NAME_MAX } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { plain } from '../../engine/fields/plain.ts';
import type { Values } from '../../engine/form/values.ts';

/** Idle time before the check, in milliseconds. */
const REST_MS = 350;
const TAKEN = 'taken';

const isShort = (name: string) => name !== '' && name.length <= LOCKER_NAME_MAX;

/** @returns checks now; resolves to whether the name is free, or the check failed */
export function useNameCheck(
  form: UseFormReturn<Values>,
  own: { lockerId: number | undefined; name: unknown },
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
