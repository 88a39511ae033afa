// Settles what may lie in a box: reports the result and refetches what is shown.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { boxWhy, type Stray } from '../../../../contract/boxWhy.ts';
import { call } from '../../../dataProvider/call.ts';
import { useFailure } from '../../../engine/useFailure.ts';

export function useSettle(boxId: number, box: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const fail = useFailure();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (ask: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await ask();
      notify(done, { type: 'success', messageArgs: { _: done } });
    } catch (error) {
      fail(error);
    }
    setBusy(false);
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
