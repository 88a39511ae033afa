// The strip over boxes that are not live: how old what one sees is, and what that stops.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment, shortMoment } from '../../engine/fields/clock.ts';

interface StripProps {
  line: string;
  text: string;
  /** The whole moment, for who points at the line. */
  moment?: string;
  children?: ReactNode;
}

/** The last known picture, dated, not passed off as live. */
function Strip({ line, text, moment: said, children }: StripProps) {
  return (
    <div className="note warn lastKnown" role="status">
      <Icon name="offline" className="ic" />
      <p className="grow" title={said}>
        <b>{line}</b>
        <span className="soft">{text}</span>
      </p>
      {children}
    </div>
  );
}

interface StaleProps {
  /** When the last answer came, epoch milliseconds. */
  since: number;
  /** When the last question failed. */
  failedAt: number;
  onRetry: () => void;
}

/** The server did not answer again. */
export function Stale({ since, failedAt, onRetry }: StaleProps) {
  const translate = useTranslate();
  return (
    <Strip
      line={translate('boxInfo.stale.line', { time: shortMoment(since, failedAt) })}
      text={translate('boxInfo.stale.text')}
      moment={moment(since)}
    >
      <button type="button" className="link" onClick={onRetry}>
        {translate('app.offline.retry')}
      </button>
    </Strip>
  );
}

/** The locker itself cannot be reached; nothing for one that can. */
export function Unreached({ locker, now }: { locker: LockerInfo; now: number }) {
  const translate = useTranslate();
  const { lockerSituation, situationTime, heartbeatTime } = locker;
  if (lockerSituation !== 'OFFLINE') return null;
  if (heartbeatTime === null) {
    return (
      <Strip
        line={translate('boxInfo.unreached.never')}
        text={translate('boxInfo.unreached.neverText')}
      />
    );
  }
  const since = situationTime ?? heartbeatTime;
  if (since === undefined)
    return (
      <Strip
        line={translate('boxInfo.unreached.away')}
        text={translate('boxInfo.unreached.awayText')}
      />
    );
  return (
    <Strip
      line={translate('boxInfo.unreached.line', { time: shortMoment(since, now) })}
      text={translate('boxInfo.unreached.text')}
      moment={moment(since)}
    />
  );
}
