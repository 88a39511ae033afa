// The age of the wall's data: live, polled, or out of date.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { isOffline } from '../../dataProvider/callError.ts';
import { isLive, onLive, onNews } from '../../dataProvider/live.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DASHBOARD_REFRESH_MS } from '../shared/networkNow/useDiagrams.ts';
import { staleSince, useWhy } from '../shared/networkNow/freshness.ts';
import { clock } from '../../engine/fields/clock.ts';
import { useClock } from '../shared/networkNow/useClock.ts';
import type { Part, WallNow } from './useWall.ts';
import { useSpan } from '../shared/useSpan.ts';

const MINUTE = 60_000;

const partsOf = ({ figures, lockers, alerts, versions }: WallNow): readonly Part<unknown>[] =>
  [figures, lockers, alerts, versions].filter(({ shown }) => shown);

/** Above everything else while something is out of date. */
export function Stale(wall: WallNow) {
  const translate = useTranslate();
  const now = useClock();
  const whyOf = useWhy();
  const parts = partsOf(wall);
  const since = staleSince(parts, now);
  if (since === undefined) return null;
  const error = parts.find((part) => part.error !== undefined)?.error;
  const why = isOffline(error) ? '' : whyOf(error);
  return (
    <div className="note warn wall-stale" role="status">
      <Icon name="warn" />
      <p>
        <b>{translate('wall.stale', { time: clock(since) })}</b> {why}
      </p>
    </div>
  );
}

/** Time of the last event, epoch milliseconds. */
function useLastNews(): number | undefined {
  const [last, setLast] = useState<number>();
  useEffect(() => onNews(() => setLast(Date.now())), []);
  return last;
}

/** Live, last event 2 s ago */
export function Freshness(wall: WallNow) {
  const translate = useTranslate();
  const now = useClock();
  const span = useSpan('dashboard.trouble');
  const live = useSyncExternalStore(onLive, isLive);
  const news = useLastNews();
  const parts = partsOf(wall);
  const answers = parts.flatMap(({ answeredAt }) => answeredAt ?? []);
  if (!live || staleSince(parts, now) !== undefined) {
    if (answers.length === 0) return null;
    const seconds = DASHBOARD_REFRESH_MS / 1_000;
    return translate('wall.asked', { time: clock(Math.max(...answers)), seconds });
  }
  if (news === undefined) return translate('wall.live');
  const ms = Math.max(0, now - news);
  const ago =
    ms < MINUTE ? translate('wall.seconds', { seconds: Math.floor(ms / 1_000) }) : span(ms);
  return translate('wall.lastEvent', { time: ago });
}
