// The end of a subscription, and whether it is over.
import { useTranslate } from 'react-admin';
import { moment } from '../../engine/fields/clock.ts';
import { STATE_EVERY_MS, useClock } from './networkNow/useClock.ts';

/** Formats the end of a subscription; one that has passed says so. */
export function useSubscriptionEnd(): (time: number) => string {
  const translate = useTranslate();
  const now = useClock(STATE_EVERY_MS);
  return (time) => (time > now ? moment(time) : translate('member.over', { time: moment(time) }));
}
