// The banner over boxes that are not live: the age of the data and which actions it blocks.
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment, shortMoment } from '../../engine/fields/clock.ts';

interface StripProps {
  line: string;
  text: string;
  /** The full timestamp, shown on hover. */
  moment?: string | undefined;
  children?: ReactNode;
}

/** The last known picture with its date; it is never presented as live. */
function Strip({ line, text, moment: time, children }: StripProps) {
  return (
    <div className="note warn lastKnown" role="status">
      <Icon name="offline" className="ic" />
      <p className="grow" title={time}>
        <b>{line}</b> <span className="soft">{text}</span>
      </p>
      {children}
    </div>
  );
}

interface StaleProps {
  /** Time of the last response, epoch milliseconds. */
  since: number;
  /** Time of the last failed request. */
  failedAt: number;
  onRetry: () => void;
}

/** The server failed to respond again. */
export function Stale({ since, failedAt, onRetry }: StaleProps) {
  const translate = useTranslate();
  return (
    <Strip
      line={translate('boxInfo.stale.line', { time: shortMoment(since, failedAt) })}
      text={translate('boxInfo.stale.text')}
      moment={moment(since)}
    >
      <Link component="button" type="button" onClick={onRetry}>
        {translate('app.offline.retry')}
      </Link>
    </Strip>
  );
}

/** The locker itself is unreachable; renders nothing when it is reachable. */
export function Unreached({ locker, now }: { locker: LockerInfo; now: number }) {
  const translate = useTranslate();
  const { lockerSituation, situationTime, heartbeatTime } = locker;
  if (lockerSituation !== 'OFFLINE') return null;
  const since = situationTime ?? heartbeatTime;
  const known = since == null ? 'away' : 'line';
  const line = heartbeatTime === null ? 'never' : known;
  return (
    <Strip
      line={translate(`boxInfo.unreached.${line}`, { time: shortMoment(since ?? now, now) })}
      text={translate(`boxInfo.unreached.${line === 'line' ? 'text' : `${line}Text`}`)}
      moment={line === 'line' && since != null ? moment(since) : undefined}
    />
  );
}
