// Messages that did not leave: how many, and since when; requested again while the screen is visible.
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { undelivered } from '../../../../contract/messages/messages.ts';
import { UNDELIVERED_REFRESH_MS } from '../../../../domain/messages/delivery.ts';
import { call } from '../../../dataProvider/call.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { listUrl } from '../../../routes/route.ts';
import { lasting } from '../../../../domain/lasting.ts';

/** The list of the messages that are counted. */
export const UNDELIVERED_URL = listUrl('messages', { undelivered: 'YES' });

/** The key of the query of the counts. */
export const UNDELIVERED = ['messages', 'undelivered'] as const;

/** The bell asks when the shell opens; the page in it does not ask again. */
const OPENING_MS = 5_000;

/** The server's counts: one query for all that show them. */
export function useCounts() {
  const sees = useCanAccess()(undelivered.count);
  const answer = useQuery({
    queryKey: UNDELIVERED,
    queryFn: ({ signal }) => call(undelivered.count, {}, { signal }),
    enabled: sees,
    refetchInterval: UNDELIVERED_REFRESH_MS,
    staleTime: OPENING_MS,
  });
  return { ...answer, waits: sees && !answer.isFetched };
}

/** A duration in words, in milliseconds. */
export function useSpan() {
  const translate = useTranslate();
  return (ms: number) => {
    const { name, values } = lasting(ms);
    return translate(`undelivered.lasts.${name}`, values);
  };
}

/** All of them in a sentence; undefined while there are none or they are unknown. */
export function useUndelivered() {
  const translate = useTranslate();
  const spanOf = useSpan();
  const { data, dataUpdatedAt, isError } = useCounts();
  if (isError || !data || data.channels.length === 0) return undefined;
  const count = data.channels.reduce((sum, one) => sum + one.count, 0);
  const span = spanOf(dataUpdatedAt - Math.min(...data.channels.map(({ oldest }) => oldest)));
  return { count, summary: translate('undelivered.summary', { smart_count: count, span }) };
}
