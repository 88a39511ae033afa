// The bar above a page while a call, or the page's code, is slow.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { LOADING_BAR_LATENCY_MS } from '../../../domain/limits.ts';
import { connection, onConnection } from '../../dataProvider/connection.ts';

const waitingSince = () => connection().waitingSince;

/** The bar, once a wait since this moment is longer than the limit of R9.12. */
function SlowBar({ since }: { readonly since: number }) {
  const translate = useTranslate();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const left = Math.max(0, since + LOADING_BAR_LATENCY_MS - Date.now());
    const timer = setTimeout(() => setSlow(true), left);
    return () => clearTimeout(timer);
  }, [since]);
  return (
    slow && <div className="progress" role="progressbar" aria-label={translate('app.progress')} />
  );
}

interface Props {
  /** It stands in place of a page whose code is loading; otherwise it waits for calls. */
  readonly isPage?: boolean;
}

export function ProgressBar({ isPage = false }: Props) {
  const [mounted] = useState(Date.now);
  const called = useSyncExternalStore(onConnection, waitingSince);
  const since = isPage ? mounted : called;
  return since !== undefined && <SlowBar key={since} since={since} />;
}
