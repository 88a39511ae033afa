// One problem to handle: its kind, duration, location, and whether it is acknowledged.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AlertRow } from '../../../contract/operations/alerts.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import type { AlertType } from '../../../domain/alerts.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useMayUse } from '../../engine/mayUse.ts';
import type { InTrouble } from '../shared/networkNow/figures.ts';
import type { Action } from './actions.ts';
import { useClock } from '../shared/networkNow/useClock.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl, showUrl } from '../../routes/route.ts';
import { useSpan } from './useSpan.ts';

const OF_ALERT: Partial<Record<AlertType, IconName>> = {
  DOOR_UNCLOSED: 'ajar',
  LOCKER_DISCONNECTED: 'offline',
  FLAGGED_LOCKED: 'flag',
  PRINTER_DISCONNECTED: 'printer',
  PRINTER_PAPER_STUCK: 'printer',
  PRINTING_PAPER_OUT: 'printer',
  PRINTING_PAPER_ALERT: 'printer',
  CCTV_NVR_OFF: 'camera',
};

const OF_TROUBLE: Record<InTrouble['trouble'], IconName> = {
  OFFLINE: 'offline',
  ALERT: 'warn',
  EXPIRED: 'late',
  FLAGGED: 'flag',
};

interface Shown {
  readonly icon: IconName;
  readonly what: string;
  readonly since: number | null | undefined;
  /** Its page; undefined where it may not be opened. */
  readonly to: string | undefined;
}

/** The description of trouble from the figures, with its extent where it is counted. */
function useTroubleMessages(): (row: InTrouble) => string {
  const translate = useTranslate();
  return ({ trouble, alertType, expiredCount, flaggedCount }) => {
    if (trouble === 'ALERT' && alertType) return translate(`choices.alertType.${alertType}`);
    if (trouble === 'EXPIRED' && expiredCount > 0)
      return translate('dashboard.trouble.expired', { smart_count: expiredCount });
    if (trouble === 'FLAGGED' && flaggedCount > 0)
      return translate('dashboard.trouble.flagged', { smart_count: flaggedCount });
    return translate(`dashboard.trouble.what.${trouble}`);
  };
}

function useShown(): (action: Action) => Shown {
  const translate = useTranslate();
  const troubleMessages = useTroubleMessages();
  const opens = useMayUse()(lockers.one);
  const boxes = (lockerId: number) =>
    opens ? pageUrl(routes.boxInfo, { id: lockerId }) : undefined;
  return (action) => {
    if (action.kind === 'alert') {
      const { id, alertType, startTime: since } = action.alert;
      const what = translate(`choices.alertType.${alertType}`, { _: alertType });
      return { icon: OF_ALERT[alertType] ?? 'warn', what, since, to: showUrl('alerts', id) };
    }
    if (action.kind === 'trouble') {
      const { trouble, since, lockerId } = action.trouble;
      const what = troubleMessages(action.trouble);
      return { icon: OF_TROUBLE[trouble], what, since, to: boxes(lockerId) };
    }
    const { lockerSituation, situationTime, lockerId } = action.locker;
    const icon = lockerSituation === 'OFFLINE' ? 'offline' : 'warn';
    const what = translate(`choices.lockerSituation.${lockerSituation}`);
    return { icon, what, since: situationTime, to: boxes(lockerId) };
  };
}

function Taken({ alert: { assigneeName, acknowledgedBy } }: { readonly alert: AlertRow }) {
  const translate = useTranslate();
  if (assigneeName !== null)
    return <p className="soft cut">{translate('wall.actions.taken', { name: assigneeName })}</p>;
  if (acknowledgedBy !== null)
    return <p className="soft cut">{translate('wall.actions.seen', { name: acknowledgedBy })}</p>;
  return <p className="wall-act-what cut">{translate('wall.actions.nobody')}</p>;
}

export function ActionRow({ action }: { readonly action: Action }) {
  const translate = useTranslate();
  const now = useClock();
  const span = useSpan();
  const { icon, what, since, to } = useShown()(action);
  const boxName = action.kind === 'alert' ? action.alert.boxName : null;
  const place = boxName === null ? action.lockerName : `${action.lockerName}, ${boxName}`;
  return (
    <li className={`wall-act ${action.tone}`}>
      <p className="wall-act-what">
        <Icon name={icon} />
        <span className="grow cut">{to === undefined ? what : <Link to={to}>{what}</Link>}</span>
        {since != null && (
          <span className="nw">
            <span className="unseen">{translate('wall.actions.for')}</span>
            {span(now - since)}
          </span>
        )}
      </p>
      <p className="cut">{place}</p>
      {action.kind === 'alert' && <Taken alert={action.alert} />}
    </li>
  );
}
