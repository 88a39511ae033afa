// The bar above a page while a call is slow.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { LOADING_BAR_LATENCY_MS } from '../../../domain/limits.ts';
import { connection, onConnection } from '../../dataProvider/connection.ts';

const waitingSince = () => connection().waitingSince;

/** Whether a call is slower than the limit of R9.12. */
function useSlow(): boolean {
  const since = useSyncExternalStore(onConnection, waitingSince);
  const [slow, setSlow] = useState<number>();
  useEffect(() => {
    if (since === undefined) return undefined;
    const left = Math.max(0, since + LOADING_BAR_LATENCY_MS - Date.now());
    const timer = setTimeout(() => setSlow(since), left);
    return () => clearTimeout(timer);
  }, [since]);
  return since !== undefined && slow === since;
}

/** Renders nothing unless a call is slow. */
export function ProgressBar() {
  const translate = useTranslate();
  const slow = useSlow();
  return slow ? (
    <div className="progress" role="progressbar" aria-label={translate('app.progress')} />
  ) : null;
}
