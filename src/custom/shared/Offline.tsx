// Offline state: the last known data, dated, not presented as live.
import Link from '@mui/material/Link';
import { useSyncExternalStore, useEffect, useEffectEvent, useRef } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { connection, onConnection, retry } from '../../dataProvider/connection.ts';
import { Icon } from '../../ui/Icon.tsx';
import { shortMoment } from '../../engine/fields/clock.ts';
import { capabilities } from '../../../contract/capabilities.ts';
import { call } from '../../dataProvider/call.ts';
import '../../ui/states/states.css';

const ASK_EVERY_MS = 5_000;

/** The response is not used: every call already records whether the server is reachable. */
function ask(): void {
  if (document.visibilityState !== 'visible') return;
  call(capabilities.read, {}).catch(() => undefined);
}

/** Polls every few seconds, and at once when the browser is online again, while `lost`; then calls `onBack`. */
function useComingBack(lost: boolean, onBack: () => void): void {
  const before = useRef(lost);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (before.current && !lost) back();
    before.current = lost;
    if (!lost) return undefined;
    const timer = setInterval(ask, ASK_EVERY_MS);
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [lost]);
}

const lostSince = () => connection().lostSince;

/** Since when the server is unreachable, in epoch milliseconds; undefined while it is reachable. */
export const useLostSince = (): number | undefined => useSyncExternalStore(onConnection, lostSince);

/** A banner while the server is unreachable; the data is refetched on reconnect. */
export function Offline() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const notify = useNotify();
  const since = useLostSince();
  const again = () => {
    refresh();
    retry();
  };
  useComingBack(since !== undefined, () => {
    again();
    notify('app.offline.back', { type: 'success' });
  });
  if (since === undefined) return null;
  return (
    <div className="note warn offline" role="status">
      <Icon name="offline" />
      <p className="grow offline-words">
        <b>{translate('app.offline.since', { time: shortMoment(since, since) })}</b>
        <span className="soft">{translate('app.offline.stale')}</span>
      </p>
      <Link component="button" type="button" onClick={again}>
        {translate('app.offline.retry')}
      </Link>
    </div>
  );
}
