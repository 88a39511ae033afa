// Actions for a log: request new lines from the terminal, and export the shown days as a file.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lockerLogs } from '../../../contract/lockers/lockerLogs.ts';
import { download } from '../../dataProvider/call.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { saveLines } from './saveLines.ts';
import { supportsFullLog, type Log } from './useLog.ts';
import type { LogQuery } from './useLogQuery.ts';

function DownloadButton({ query }: { query: LogQuery }) {
  const translate = useTranslate();
  const showError = useFailure();
  const { busy, once } = useOnce();
  const start = () =>
    once(() =>
      (supportsFullLog()
        ? download(lockerLogs.export, query.filters)
        : saveLines(query.filters, translate)
      ).catch(showError),
    );
  return (
    <Button disabled={busy || query.wrong} onClick={() => void start()}>
      <Icon name="down2" />
      {translate(busy ? 'lockerLog.downloading' : 'lockerLog.download')}
    </Button>
  );
}

export function LogActions({ log, query }: { log: Log; query: LogQuery }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  return (
    <>
      <DownloadButton query={query} />
      {canAccess(lockerLogs.request) && (
        <Button variant="contained" disabled={log.asking} onClick={log.refresh}>
          <Icon name="refresh" />
          {translate(log.asking ? 'lockerLog.requesting' : 'lockerLog.request')}
        </Button>
      )}
    </>
  );
}
