// Resolves the stray parcels of a box: reports the result and refetches.
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { boxWhy, type Stray } from '../../../../contract/boxes/boxWhy.ts';
import { call } from '../../../dataProvider/call.ts';
import { useFailure } from '../../../engine/useFailure.ts';
import { useOnce } from '../../../ui/useOnce.ts';

export function useSettle(boxId: number, box: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const fail = useFailure();
  const client = useQueryClient();
  const { busy, once } = useOnce();
  const attempt = async (ask: () => Promise<unknown>, done: string): Promise<true> => {
    try {
      await ask();
      notify(done, { type: 'success', messageArgs: { _: done } });
    } catch (error) {
      fail(error);
    }
    return true;
  };
  const run = async (ask: () => Promise<unknown>, done: string) => {
    if ((await once(() => attempt(ask, done))) === undefined) return;
    // The box, its alert, its locker and its parcel are shown in many places.
    await client.invalidateQueries();
  };
  return {
    busy,
    record: ({ strayId, parcelNumber }: Stray) =>
      run(
        () => call(boxWhy.recordStray, { boxId, strayId }),
        translate('strays.recorded', { number: parcelNumber }),
      ),
    confirmEmpty: () =>
      run(() => call(boxWhy.confirmEmpty, { boxId }), translate('strays.emptied', { box })),
  };
}
