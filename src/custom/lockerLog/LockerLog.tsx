// The log of a locker's terminal, newest first, with requests for new lines.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordId } from '../../../domain/recordId.ts';
import { isMissing } from '../../dataProvider/callError.ts';
import { Page, type Crumb } from '../../engine/Page.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Pending } from '../shared/Pending.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { Days } from './Days.tsx';
import { Lines } from './Lines.tsx';
import { LogActions } from './LogActions.tsx';
import type { LogRequest } from '../../../contract/lockers/lockerLogs.ts';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment, shortMoment } from '../../engine/fields/clock.ts';
import { routes } from '../../routes/pages.ts';
import { listUrl, pageUrl } from '../../routes/route.ts';
import { useLocker, useLog, type Log } from './useLog.ts';
import { useLogQuery, type LogQuery } from './useLogQuery.ts';
import '../../engine/list/list.css';
import '../../engine/list/table/cards.css';
import '../../engine/fields/input/enter.css';
import './lockerLog.css';

/** The messages for a request: waiting, sending, finished or failed. */
function standOf({ taskStatus, endTime, lines }: LogRequest) {
  if (taskStatus === 'FAILED') return 'failed';
  if (endTime !== null) return 'told';
  return lines > 0 ? 'telling' : 'waiting';
}

function Unreached({ locker }: { locker: LockerInfo }) {
  const translate = useTranslate();
  const since = locker.situationTime ?? locker.heartbeatTime;
  return (
    <div className="note warn" role="status">
      <Icon name="offline" className="ic" />
      <p className="grow">
        <b>
          {since === undefined && translate('lockerLog.away')}
          {since === null && translate('lockerLog.never')}
          {since != null && translate('lockerLog.offline', { time: moment(since) })}
        </b>
        <span className="soft">{translate('lockerLog.offlineText')}</span>
      </p>
    </div>
  );
}

interface StandingProps {
  request: LogRequest | null | undefined;
  locker: LockerInfo | undefined;
}

/** For an offline terminal it says so: no lines can arrive before it is back. */
function Standing({ request, locker }: StandingProps) {
  const translate = useTranslate();
  return (
    <div className="logStanding stack-8">
      {locker?.lockerSituation === 'OFFLINE' && <Unreached locker={locker} />}
      {request && (
        <p className="small soft" role="status">
          {translate(`lockerLog.${standOf(request)}`, {
            time: shortMoment(request.creationTime),
            end: request.endTime === null ? '' : shortMoment(request.endTime),
            smart_count: request.lines,
          })}
        </p>
      )}
    </div>
  );
}

function Content({ log, query }: { log: Log; query: LogQuery }) {
  const translate = useTranslate();
  const { data } = log.lines;
  if (!data) return <Pending query={log.lines} panel rows={query.size} columns={3} />;
  if (data.totalElements > 0)
    return <Lines lines={data.content} total={data.totalElements} query={query} />;
  return query.narrowed ? (
    <StatePanel icon="search" title={translate('lockerLog.noMatch')} role="status" />
  ) : (
    <Empty title={translate('lockerLog.none')}>{translate('lockerLog.noneText')}</Empty>
  );
}

function LogOf({ lockerId }: { lockerId: RecordId }) {
  const translate = useTranslate();
  const query = useLogQuery(lockerId);
  const { data: locker, error } = useLocker(lockerId);
  const log = useLog(lockerId, query, locker?.lockerName);
  if (isMissing(error))
    return (
      <Page title={translate('lockerLog.title')}>
        <NoRecord resource="lockers" />
      </Page>
    );
  const crumbs: Crumb[] = [
    { label: translate('app.menu.lockers') },
    { label: translate('app.menu.lockerList'), to: listUrl('lockers') },
    ...(locker
      ? [{ label: locker.lockerNumber, to: pageUrl(routes.boxInfo, { id: lockerId }) }]
      : []),
  ];
  const title = locker
    ? translate('lockerLog.of', { locker: locker.lockerName })
    : translate('lockerLog.title');
  return (
    <Page title={title} crumbs={crumbs} actions={<LogActions log={log} query={query} />}>
      <Standing request={log.request} locker={locker} />
      <Days query={query} />
      <Content log={log} query={query} />
    </Page>
  );
}

/** The page behind `log?id=`; without the id it redirects to the sign-in page. */
export default function LockerLog(): ReactElement | null {
  const { query } = usePageQuery(routes.lockerLog);
  return query ? <LogOf key={query.id} lockerId={query.id} /> : null;
}
