// The cells of one locker's task: status and reason, progress, installed version.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockers } from '../../../contract/lockers/lockers.ts';
import type { VersionTask } from '../../../contract/terminals/versions.ts';
import type { ShownTaskStatus } from '../../../domain/terminals/versions.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Time } from '../../engine/fields/Time.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { shownStatusOf, statusOf } from './deploymentQuery.ts';

/** Grey is normal: only a failure stands out, and work in progress is informational. */
const SIGNS: Record<ShownTaskStatus, { icon: IconName; tone: string }> = {
  CREATED: { icon: 'clock', tone: 'plain' },
  UPDATING: { icon: 'refresh', tone: 'info' },
  SUCCEEDED: { icon: 'check', tone: 'plain' },
  FAILED: { icon: 'stop', tone: 'alarm' },
  NOT_TRIED: { icon: 'pause', tone: 'warn' },
  CANCELED: { icon: 'cross', tone: 'plain' },
};

interface TaskProps {
  readonly task: VersionTask;
}

export function TaskLocker({ task }: TaskProps) {
  const canAccess = useCanAccess();
  const { lockerId, lockerName, lockerSituation } = task;
  return (
    <span className="line">
      {canAccess(lockers.one) ? (
        <Link className="name cut" to={pageUrl(routes.boxInfo, { id: lockerId })}>
          {lockerName}
        </Link>
      ) : (
        <b className="cut">{lockerName}</b>
      )}
      {lockerSituation === 'OFFLINE' && <Offline />}
    </span>
  );
}

function Offline() {
  const translate = useTranslate();
  const text = translate('choices.lockerSituation.OFFLINE');
  return (
    <span className="soft line small">
      <Icon name="offline" />
      {text}
    </span>
  );
}

/** The terminal's own message, else the server's reason. */
export function TaskStatus({ task, held }: TaskProps & { readonly held: boolean }) {
  const translate = useTranslate();
  const status = shownStatusOf(task);
  const { icon, tone } = SIGNS[status];
  const why = task.error ? translate(`deployment.errors.${task.error}`) : task.reason;
  return (
    <>
      <span className={`badge ${tone}`}>
        <Icon name={icon} />
        {translate(`choices.lockerVersionStatus.${status}`)}
      </span>
      {statusOf(task) === 'FAILED' && why && <span className="small soft task-why">{why}</span>}
      {held && <span className="small soft task-why">{translate('deployment.tasks.held')}</span>}
    </>
  );
}

export function TaskProgress({ task }: TaskProps) {
  const translate = useTranslate();
  if (statusOf(task) !== 'UPDATING' || task.percent == null) return null;
  const text = translate('deployment.tasks.percent', { percent: task.percent });
  return (
    <span className="line">
      <progress max={100} value={task.percent} aria-label={task.lockerName} />
      <span className="soft">{text}</span>
    </span>
  );
}

export function TaskContact({ task }: TaskProps) {
  const translate = useTranslate();
  const { reportTime } = task;
  if (reportTime == null) {
    const text = reportTime === null ? 'never' : 'unknown';
    return <span className="faint">{translate(`deployment.tasks.${text}`)}</span>;
  }
  return <Time at={reportTime} />;
}
