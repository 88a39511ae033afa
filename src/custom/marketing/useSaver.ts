// Loads the page's screen saver, or the lockers that a new one can be shown on.
import { useQuery } from '@tanstack/react-query';
import {
  screenSaverCalls,
  screenSavers,
  type ScreenSaverInfo,
} from '../../../contract/terminals/screenSavers.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { READ_ONCE } from '../../engine/readOnce.ts';

/** The form's initial values: a loaded record, or the choices for a new one. */
export type Begun = Partial<ScreenSaverInfo> & Pick<ScreenSaverInfo, 'lockerList'>;

/** A server may return the lockers' ids or a `lockerList` (R3.43). */
const withLockers = (saver: ScreenSaverInfo): Begun => ({
  ...saver,
  lockerId:
    saver.lockerId ??
    saver.lockerList.filter(({ checked }) => checked === true).map(({ lockerId }) => lockerId),
});

async function begin(id: RecordId | undefined, signal: AbortSignal): Promise<Begun> {
  if (id === undefined) return { lockerList: await call(screenSaverCalls.lockers, {}, { signal }) };
  return withLockers(await call(screenSavers.one, { screenSaverId: id }, { signal }));
}

export const useSaver = (id: RecordId | undefined) =>
  useQuery({
    queryKey: ['screenSaver', id],
    queryFn: ({ signal }) => begin(id, signal),
    ...READ_ONCE,
  });
