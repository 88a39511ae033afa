// The facts below a locker's name: situation and reason, last contact, use, address, opening hours.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { alerts } from '../../../contract/operations/alerts.ts';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { shownSituation, type ShownSituation } from '../../../domain/lockers/lockers.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { shortMoment } from '../../engine/fields/clock.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { listUrl } from '../../routes/route.ts';
import { Ago } from './Ago.tsx';
import { countInUse, TO_CHECK, type Sight } from './sightings.ts';

interface LockerFactsProps {
  locker: LockerInfo;
  counts: Record<Sight, number>;
  now: number;
}

const SITUATION_SIGNS: Record<ShownSituation, { tone: string; icon: IconName }> = {
  ONLINE: { tone: 'plain', icon: 'online' },
  OFFLINE: { tone: 'alarm', icon: 'offline' },
  EXCEPTION: { tone: 'warn', icon: 'warn' },
  NEVER_CONNECTED: { tone: 'warn', icon: 'offline' },
};

/** Alerts that the counts at the end of the row already state. */
const COUNTED: Partial<Record<string, Sight>> = {
  DOOR_UNCLOSED: 'OPEN',
  FLAGGED_LOCKED: 'FLAGGED',
};

function useWhy({ locker, counts, now }: LockerFactsProps): string | null {
  const translate = useTranslate();
  const { lockerSituation, situationTime, openAlertList } = locker;
  if (lockerSituation === 'EXCEPTION') {
    const all = new Set(openAlertList?.map(({ alertType }) => alertType));
    const types = [...all].filter((type) => {
      const sight = COUNTED[type];
      return sight === undefined || counts[sight] === 0;
    });
    const labels = types.map((type) => translate(`choices.alertType.${type}`, { _: type }));
    return labels.length > 0 ? labels.join(translate('boxes.comma')) : null;
  }
  if (shownSituation(locker) === 'OFFLINE' && situationTime != null) {
    return translate('boxInfo.since', { time: shortMoment(situationTime, now) });
  }
  return null;
}

/** Link to the alerts of a locker that is not well, if the user may see them and the server supports alerts. */
function useAlertList({ lockerId, lockerSituation }: LockerInfo): string | undefined {
  const there = useCanAccess()(alerts.list);
  if (!there || lockerSituation === 'ONLINE') return undefined;
  return listUrl('alerts', { lockerId });
}

function Situation(facts: LockerFactsProps) {
  const translate = useTranslate();
  const { locker } = facts;
  const shown = shownSituation(locker);
  const { tone, icon } = SITUATION_SIGNS[shown];
  const situation = translate(`choices.lockerSituation.${shown}`);
  const why = useWhy(facts);
  const alertList = useAlertList(locker);
  const face = (
    <>
      <Icon name={icon} />
      {why ? translate('boxInfo.why', { situation, why }) : situation}
    </>
  );
  if (alertList === undefined) return <span className={`badge ${tone}`}>{face}</span>;
  return (
    <Link className={`badge ${tone}`} to={alertList} title={translate('boxInfo.showAlerts')}>
      {face}
    </Link>
  );
}

const two = (value: number): string => String(value).padStart(2, '0');

function Hours({ locker }: { locker: LockerInfo }) {
  const translate = useTranslate();
  const from = locker.operatingHoursStartHour;
  const to = locker.operatingHoursEndHour;
  if (from === null || to === null) return null;
  const start = `${two(from)}:${two(locker.operatingHoursStartMinute ?? 0)}`;
  const end = `${two(to)}:${two(locker.operatingHoursEndMinute ?? 0)}`;
  const always = start === end || (start === '00:00' && (end === '23:59' || end === '24:00'));
  return (
    <span className="soft wide">
      {always
        ? translate('boxInfo.openAlways')
        : translate('boxInfo.openHours', { from: start, to: end })}
    </span>
  );
}

function InUse({ locker }: { locker: LockerInfo }) {
  const translate = useTranslate();
  const counted = countInUse(locker.boxList);
  const used = locker.usedBoxCount ?? counted.used;
  const all = locker.boxCount ?? counted.all;
  const [before, after] = translate('boxInfo.inUse', { used: '\n', all }).split('\n');
  return (
    <span className="soft wide">
      {before}
      <b className="ink">{used}</b>
      {after}
    </span>
  );
}

/** What to check is shown as text at the top right: red while a door is open, otherwise amber. */
function ToCheck({ counts }: { counts: Record<Sight, number> }) {
  const translate = useTranslate();
  const there = TO_CHECK.filter((sight) => counts[sight] > 0);
  const [first] = there;
  if (!first) return null;
  const icon: IconName = first === 'EXPIRED' ? 'late' : first === 'FLAGGED' ? 'flag' : 'ajar';
  const texts = there.map((name) =>
    translate(`boxInfo.toCheck.${name}`, { smart_count: counts[name] }),
  );
  return (
    <strong className={counts.OPEN > 0 ? 'toCheck row urgent' : 'toCheck row'}>
      <Icon name={icon} />
      {texts.join(translate('boxInfo.toCheckComma'))}
    </strong>
  );
}

/** The whole row of facts. */
export function LockerFacts(facts: LockerFactsProps) {
  const translate = useTranslate();
  const { locker, counts } = facts;
  return (
    <div className="lockerFacts wrap">
      <Situation {...facts} />
      {locker.lockerStatus === 'DISABLE' && (
        <span className="badge">
          <Icon name="pause" />
          {translate('boxInfo.disabled')}
        </span>
      )}
      {locker.heartbeatTime != null && (
        <span className="soft">
          <Ago time={locker.heartbeatTime} message="boxInfo.heartbeat" />
        </span>
      )}
      <InUse locker={locker} />
      {locker.location && (
        <span className="soft wide address cut" title={locker.location}>
          {locker.location}
        </span>
      )}
      <Hours locker={locker} />
      <ToCheck counts={counts} />
    </div>
  );
}
