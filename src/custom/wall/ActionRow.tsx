// One problem to handle: its kind, duration, location, and whether it is acknowledged.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AlertRow } from '../../../contract/operations/alerts.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { isNotTaken, type AlertType } from '../../../domain/alerts.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useVisited } from '../shared/networkNow/useVisited.ts';
import type { Action } from './wallActions.ts';
import { useClock } from '../shared/networkNow/useClock.ts';
import { routes } from '../../routes/pages.ts';
import { listUrl, pageUrl, showUrl } from '../../routes/route.ts';
import { useSpan } from '../shared/useSpan.ts';

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

const OF_TROUBLE = { OFFLINE: 'offline', EXCEPTION: 'warn' } as const;

interface Shown {
  readonly icon: IconName;
  readonly what: string;
  readonly where: string;
  readonly since: number | null | undefined;
  /** Its page; undefined where it may not be opened. */
  readonly to: string | undefined;
}

/** How an action is shown: its icon, its words, since when, and its page. */
export function useShown(): (action: Action) => Shown {
  const translate = useTranslate();
  const opens = useCanAccess()(lockers.one);
  const visited = useVisited();
  const boxes = (lockerId: RecordId) =>
    opens ? pageUrl(routes.boxInfo, { id: lockerId }) : undefined;
  const shown = (action: Action): Shown => {
    if (action.type === 'several') return several(action.alike);
    if (action.type === 'boxes') return visited(action.boxes);
    if (action.type === 'alert') {
      const { id, alertType, startTime: since, lockerName, boxName } = action.alert;
      const where = boxName === null ? lockerName : `${lockerName}, ${boxName}`;
      const what = translate(`choices.alertType.${alertType}`, { _: alertType });
      return { icon: OF_ALERT[alertType] ?? 'warn', what, where, since, to: showUrl('alerts', id) };
    }
    const { trouble, neverConnected, lockerId, lockerName: where, since } = action.trouble;
    const what = translate(
      `choices.lockerSituation.${neverConnected ? 'NEVER_CONNECTED' : trouble}`,
    );
    return { icon: OF_TROUBLE[trouble], what, where, since, to: boxes(lockerId) };
  };
  /** Since the oldest; to the list of all of them. */
  const several = (alike: readonly Action[]): Shown => {
    const [first] = alike;
    if (!first) throw new Error('No action.');
    const places = new Set(alike.map(({ lockerId }) => lockerId));
    const type = first.type === 'alert' && first.alert.alertType;
    return {
      ...shown(first),
      where: translate('dashboard.boxes.lockers', { smart_count: places.size }),
      since: Math.min(...alike.map((one) => shown(one).since ?? Infinity)),
      to: type ? listUrl('alerts', { alertType: type }) : opens ? listUrl('lockers') : undefined,
    };
  };
  return shown;
}

/** Taken by a person; or only given to one, who has not taken it yet. */
function Taken({ alert }: { readonly alert: AlertRow }) {
  const translate = useTranslate();
  const name = alert.assigneeName ?? alert.acknowledgedBy;
  if (name !== null) {
    const taken = alert.alertState === 'ACKNOWLEDGED';
    return (
      <p className="soft cut">
        {translate(`wall.actions.${taken ? 'taken' : 'assigned'}`, { name })}
      </p>
    );
  }
  return <p className="wall-act-what cut">{translate('wall.actions.nobody')}</p>;
}

/** How many of several nobody has taken. */
function NotTaken({ alike }: { readonly alike: readonly Action[] }) {
  const translate = useTranslate();
  const open = alike.filter((one) => one.type === 'alert' && isNotTaken(one.alert.alertState));
  const text = translate('dashboard.notTaken', { smart_count: open.length });
  return open.length > 0 && <p className="wall-act-what cut">{text}</p>;
}

/** The list to walk by, for the boxes of many lockers. */
function Walking({ what, to }: Pick<Shown, 'what' | 'to'>) {
  const translate = useTranslate();
  if (to === undefined) return null;
  return (
    <p className="soft cut">
      <Link to={to}>
        {translate('dashboard.visited.list')}
        <span className="unseen">{what}</span>
      </Link>
    </p>
  );
}

export function ActionRow({ action }: { readonly action: Action }) {
  const translate = useTranslate();
  const now = useClock();
  const span = useSpan('dashboard.trouble');
  const { icon, what, where, since, to } = useShown()(action);
  return (
    <li className={`wall-act ${action.tone}`}>
      <p className="wall-act-what">
        <Icon name={icon} />
        <span className="grow cut">{to === undefined ? what : <Link to={to}>{what}</Link>}</span>
        {since != null && since !== Infinity && (
          <span className="nw">
            <span className="unseen">{translate('wall.actions.for')}</span>
            {span(now - since)}
          </span>
        )}
      </p>
      <p className="cut">{where}</p>
      {action.type === 'alert' && <Taken alert={action.alert} />}
      {action.type === 'several' && <NotTaken alike={action.alike} />}
      {action.type === 'boxes' && <Walking what={what} to={to} />}
    </li>
  );
}
