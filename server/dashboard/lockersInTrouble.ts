// Lockers in trouble, worst first, and the expired and flagged boxes of the network.
import { sql } from 'kysely';
import type { Diagrams } from '../../contract/reports/dashboard.ts';
import { gravityOf, isNotTaken, type Gravity } from '../../domain/alerts.ts';
import { shownSituation, type Situation } from '../../domain/lockers/lockers.ts';
import { isTrouble, isUrgent, VISITED_STATUSES } from '../../domain/lockers/trouble.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import { staffName } from '../alerts/alertStaff.ts';
import { lateAt } from '../boxes/lateAt.ts';
import type { RequestContext } from '../http/context.ts';
import { withFronts } from '../lockers/withFronts.ts';

/** Maximum returned; the rest is in the list of lockers, sorted by situation. */
const MOST = 8;

/** Each locker with what is in its boxes. */
async function lockersWithBoxes({ database: { db }, now }: RequestContext) {
  const { rows } = await sql<{
    lockerId: number;
    lockerName: string;
    lockerSituation: Situation;
    situationTime: number | null;
    heartbeatTime: number | null;
    storedCount: number;
    expiredCount: number;
    expiredSince: number | null;
    flaggedCount: number;
    flaggedSince: number | null;
  }>`select "lockerId", "lockerName", "lockerSituation", "situationTime",
      (select "heartbeatTime" from "lockerHeartbeats" where "lockerHeartbeats"."lockerId" = "kept"."lockerId") as "heartbeatTime",
      count(*) filter (where "status" = 'OCCUPIED')::int as "storedCount",
      count(*) filter (where "late")::int as "expiredCount",
      min("boxExpiry") filter (where "late") as "expiredSince",
      count(*) filter (where "status" = 'FLAGGED')::int as "flaggedCount",
      min(case when "status" = 'FLAGGED' then (select max("events"."time") from "events"
        where "events"."boxId" = "kept"."boxId" and "events"."type" = 'BOX_STATUS') end) as "flaggedSince"
    from (select "lockers"."lockerId", "lockerName", "lockerSituation", "situationTime", "boxes"."boxId",
        "boxes"."status", "boxes"."expiryTime" as "boxExpiry",
        "boxes"."status" = 'EXPIRED' or ${lateAt(now())} as "late"
      from "lockers"
      left join ("boxes" join "boxTypes" on "boxTypes"."boxTypeId" = "boxes"."boxTypeId" and not "management")
        on "boxes"."lockerId" = "lockers"."lockerId" and "boxes"."deletedAt" is null
      where "lockers"."deletedAt" is null) as "kept"
    group by "lockerId", "lockerName", "lockerSituation", "situationTime"`.execute(db);
  return rows;
}

type Locker = Awaited<ReturnType<typeof lockersWithBoxes>>[number];

/** The unresolved alerts of all lockers, oldest first; none without alert permission. */
async function standingAlerts({ database: { db }, user }: RequestContext) {
  if (!holdsAny(user.authoritySet, ['ALERT_VIEW'])) return [];
  return db
    .selectFrom('alerts')
    .leftJoin('staff', 'staff.userId', 'alerts.assigneeId')
    .select(['alerts.alertId', 'alerts.lockerId', 'alerts.alertType', 'alerts.startTime'])
    .select(['alerts.state as alertState', 'alerts.assigneeId'])
    .select(
      sql<string | null>`case when "assigneeId" is not null then ${staffName} end`.as(
        'assigneeName',
      ),
    )
    .where('alerts.state', '<>', 'RESOLVED')
    .orderBy('alerts.startTime')
    .orderBy('alerts.alertId')
    .execute();
}

type Alert = Awaited<ReturnType<typeof standingAlerts>>[number];

const GRAVITIES: readonly Gravity[] = ['MINOR', 'SERIOUS', 'GRAVE'];
const weight = ({ alertType }: Alert): number => GRAVITIES.indexOf(gravityOf(alertType));

/** The alert that names a locker's trouble: that it is disconnected, else the most serious one, one nobody took first. */
const namingOf = (own: readonly Alert[], isOffline: boolean): Alert | undefined =>
  own.find(({ alertType }) => isOffline && alertType === 'LOCKER_DISCONNECTED') ??
  own.toSorted(
    (a, b) =>
      weight(b) - weight(a) || Number(isNotTaken(b.alertState)) - Number(isNotTaken(a.alertState)),
  )[0];

/** A locker that is in trouble, with its rank; nothing of another one. */
function troubleOf(locker: Locker, own: readonly Alert[]) {
  const { lockerSituation: trouble, situationTime } = locker;
  const shown = shownSituation(locker);
  if (!isTrouble(trouble)) return [];
  const isOffline = trouble === 'OFFLINE';
  const alert = namingOf(own, isOffline);
  const { alertId, alertType, alertState, assigneeId, assigneeName } = alert ?? {};
  const others = own.filter((one) => one !== alert && isNotTaken(one.alertState));
  return [
    {
      ...locker,
      trouble,
      urgent: isUrgent(shown, alertType),
      neverConnected: shown === 'NEVER_CONNECTED',
      since: isOffline ? situationTime : (alert?.startTime ?? situationTime),
      ...(alert && { alertId, alertType, alertState, assigneeId, assigneeName }),
      otherAlertCount: others.length,
      rank: shown === 'OFFLINE' ? GRAVITIES.length : alert ? weight(alert) : 0,
    },
  ];
}

const COUNTED = {
  EXPIRED: ['expiredCount', 'expiredSince'],
  FLAGGED: ['flaggedCount', 'flaggedSince'],
} as const;

/** The boxes in a state that asks for a visit; those of unreachable lockers apart, as their state is only the last known. */
function visitedBoxes(lockers: readonly Locker[], status: keyof typeof COUNTED) {
  const [count, since] = COUNTED[status];
  const having = lockers.filter((locker) => locker[count] > 0);
  const known = having.filter(({ lockerSituation }) => lockerSituation !== 'OFFLINE');
  const sum = (some: readonly Locker[]) => some.reduce((all, locker) => all + locker[count], 0);
  const times = known.flatMap((locker) => locker[since] ?? []);
  return {
    status,
    boxCount: sum(known),
    lockerCount: known.length,
    offlineBoxCount: sum(having) - sum(known),
    since: times.length > 0 ? Math.min(...times) : null,
  };
}

type Output = Required<Pick<Diagrams, 'troubleCount' | 'troubleList' | 'visitedBoxList'>>;

/** The number of lockers in trouble, the worst of them, equal ones by longest waiting time, and the boxes to visit. */
export async function lockersInTrouble(context: RequestContext): Promise<Output> {
  const [lockers, alerts] = [await lockersWithBoxes(context), await standingAlerts(context)];
  const troubled = lockers.flatMap((locker) =>
    troubleOf(
      locker,
      alerts.filter(({ lockerId }) => lockerId === locker.lockerId),
    ),
  );
  const worst = troubled
    .toSorted(
      (a, b) => b.rank - a.rank || (a.since ?? 0) - (b.since ?? 0) || a.lockerId - b.lockerId,
    )
    .slice(0, MOST);
  return {
    troubleCount: troubled.length,
    troubleList: await withFronts(context.database, worst, context.now()),
    visitedBoxList: VISITED_STATUSES.map((status) => visitedBoxes(lockers, status)),
  };
}
