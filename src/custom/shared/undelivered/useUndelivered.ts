// Messages that did not leave: how many, and since when; requested again while the screen is visible.
import { useTranslate } from 'react-admin';
import { undelivered } from '../../../../contract/messages/messages.ts';
import { UNDELIVERED_REFRESH_MS } from '../../../../domain/messages/delivery.ts';
import { useCall } from '../../../engine/useCall.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { listUrl } from '../../../routes/route.ts';
import { useSpan } from '../useSpan.ts';

/** The list of the messages that are counted. */
export const UNDELIVERED_URL = listUrl('messages', { undelivered: 'YES' });

/** The key of the query of the counts. */
export const UNDELIVERED = ['messages', 'undelivered'] as const;

/** The bell asks when the shell opens; the page in it does not ask again. */
const OPENING_MS = 5_000;

/** The server's counts: one query for all that show them. */
export function useCounts() {
  const sees = useCanAccess()(undelivered.count);
  const answer = useCall(
    UNDELIVERED,
    undelivered.count,
    {},
    { enabled: sees, refetchInterval: UNDELIVERED_REFRESH_MS, staleTime: OPENING_MS },
  );
  return { ...answer, waits: sees && !answer.isFetched };
}

/** All of them in a sentence; undefined while there are none or they are unknown. */
export function useUndelivered() {
  const translate = useTranslate();
  const spanOf = useSpan('undelivered');
  const { data, dataUpdatedAt, isError } = useCounts();
  if (isError || !data || data.channels.length === 0) return undefined;
  const count = data.channels.reduce((sum, one) => sum + one.count, 0);
  const span = spanOf(dataUpdatedAt - Math.min(...data.channels.map(({ oldest }) => oldest)));
  return { count, summary: translate('undelivered.summary', { smart_count: count, span }) };
}
