// Whether another locker has the name: checked while the user types (R4.51) and before the second step.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Output } from '../../../contract/endpoint.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { LOCKER_NAME_MAX } from '../../../domain/limits.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { plain } from '../../engine/fields/plain.ts';
import type { Values } from '../../engine/form/values.ts';
import { useDebounced } from '../../ui/useDebounced.ts';

/** Idle time before the check, in milliseconds. */
const REST_MS = 350;

export function useNameCheck(lockerId: RecordId | undefined, own: unknown) {
  const queries = useQueryClient();
  const translate = useTranslate();
  const keyOf = (name: string) => ['lockerForm', 'name', name, lockerId];
  /** After a failure the name counts as free: the save itself checks it again. */
  const check = useEvent(async (name: string) => {
    if (name === '' || name.length > LOCKER_NAME_MAX || name === own) return;
    const queryFn = () => call(lockerSaves.checkName, { name, lockerId });
    await queries.prefetchQuery({ queryKey: keyOf(name), queryFn });
  });
  const takenMessage = useEvent((name: string) => {
    const known = queries.getQueryData<Output<typeof lockerSaves.checkName>>(keyOf(name));
    return known?.result === 0
      ? translate('problems.codes.LOCKER_NAME_TAKEN', { name })
      : undefined;
  });
  return { check, takenMessage };
}

/** Checks the name once the user pauses typing it. */
export function useTypedName(
  { control, trigger, clearErrors }: UseFormReturn<Values>,
  check: (name: string) => Promise<void>,
): void {
  const typed = plain(useWatch({ control, name: 'lockerName' })).trim();
  const [name] = useDebounced(typed, REST_MS);
  useEffect(() => {
    if (name === '') clearErrors('lockerName');
    else void check(name).then(() => trigger('lockerName'));
  }, [name, check, trigger, clearErrors]);
}
