// Offline state: the last known data, dated, not presented as live.
import { useSyncExternalStore } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { connection, onConnection, retry } from '../../dataProvider/connection.ts';
import { Icon } from '../../ui/Icon.tsx';
import { shortMoment } from '../fields/clock.ts';
import { useComingBack } from './useComingBack.ts';
import '../../ui/states/states.css';

const lostSince = () => connection().lostSince;

/** Since when the server is unreachable, in epoch milliseconds; undefined while it is reachable. */
export const useLostSince = (): number | undefined => useSyncExternalStore(onConnection, lostSince);

/** A banner while the server is unreachable; the data is refetched on reconnect. */
export function Offline() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const since = useLostSince();
  const again = () => {
    refresh();
    retry();
  };
  useComingBack(since !== undefined, again);
  if (since === undefined) return null;
  return (
    <div className="note warn offline" role="status">
      <Icon name="offline" />
      <p className="grow offline-words">
        <b>{translate('app.offline.since', { time: shortMoment(since, since) })}</b>
        <span className="soft">{translate('app.offline.stale')}</span>
      </p>
      <button type="button" className="link" onClick={again}>
        {translate('app.offline.retry')}
      </button>
    </div>
  );
}
