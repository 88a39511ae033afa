// The state of the request for new lines, and whether the locker can respond at all.
import { useTranslate } from 'react-admin';
import type { LogRequest } from '../../../contract/lockers/lockerLogs.ts';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment, shortMoment } from '../../engine/fields/clock.ts';

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
export function Standing({ request, locker }: StandingProps) {
  const translate = useTranslate();
  return (
    <div className="logStanding">
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
