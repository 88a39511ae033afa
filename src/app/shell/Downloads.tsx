// Slow downloads: waiting or bytes received, with a cancel button.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { LOADING_BAR_LATENCY_MS } from '../../../domain/limits.ts';
import { downloads, onDownloads, type Coming } from '../../dataProvider/downloads.ts';
import { Icon } from '../../ui/Icon.tsx';

const MB = 1_000_000;

/** Quick downloads are not shown. */
function useLate({ since }: Coming): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const left = Math.max(0, since + LOADING_BAR_LATENCY_MS - Date.now());
    const timer = setTimeout(() => setLate(true), left);
    return () => clearTimeout(timer);
  }, [since]);
  return late;
}

function Download({ coming }: { readonly coming: Coming }) {
  const translate = useTranslate();
  const { bytes, cancel } = coming;
  if (!useLate(coming)) return null;
  return (
    <div className="toast">
      <Icon name="down2" />
      <p className="grow">
        {translate(bytes === undefined ? 'app.downloads.waiting' : 'app.downloads.receiving')}
      </p>
      {bytes !== undefined && (
        <span className="num" aria-live="off">
          {translate('app.downloads.megabytes', { size: (bytes / MB).toFixed(1) })}
        </span>
      )}
      <button type="button" className="toast-undo" onClick={cancel}>
        {translate('app.downloads.cancel')}
      </button>
    </div>
  );
}

/** Rendered among the toasts, which are announced to screen readers. */
export function Downloads() {
  const all = useSyncExternalStore(onDownloads, downloads);
  return all.map((coming) => <Download key={coming.id} coming={coming} />);
}
