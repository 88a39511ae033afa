// The strip over boxes that could not be asked for again: how old what one sees is.
import { useTranslate } from 'react-admin';
import { Icon } from '../../engine/Icon.tsx';
import { moment, shortMoment } from '../../engine/kinds/clock.ts';

interface StaleProps {
  /** When the last answer came, epoch milliseconds. */
  since: number;
  /** When the last question failed. */
  failedAt: number;
  onRetry: () => void;
}

/** "the last known picture, dated, not passed off as live". */
export function Stale({ since, failedAt, onRetry }: StaleProps) {
  const translate = useTranslate();
  const time = shortMoment(since, failedAt);
  return (
    <div className="note warn stale" role="status">
      <Icon name="offline" className="ic" />
      <p className="grow" title={moment(since)}>
        <b>{translate('boxInfo.stale.line', { time })}</b>
        <span className="soft">{translate('boxInfo.stale.text')}</span>
      </p>
      <button type="button" className="link" onClick={onRetry}>
        {translate('app.offline.retry')}
      </button>
    </div>
  );
}
