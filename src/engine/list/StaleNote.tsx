// A note that the rows could not be refetched and are outdated.
import Link from '@mui/material/Link';
import { useListContext, useTranslate } from 'react-admin';
import { isOffline, mayRetry } from '../../dataProvider/callError.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Hidden while the list is fresh; a lost connection is already reported above the page. */
export function StaleNote() {
  const translate = useTranslate();
  const { data, error, refetch } = useListContext();
  if (!data || !error || isOffline(error)) return null;
  const message = error instanceof Error ? error.message : '';
  return (
    <div className="note alarm" role="alert">
      <Icon name="stop" />
      <p className="grow">{translate('engine.staleRows', { message })}</p>
      {mayRetry(error) && (
        <Link component="button" type="button" onClick={() => void refetch()}>
          {translate('app.error.retry')}
        </Link>
      )}
    </div>
  );
}
