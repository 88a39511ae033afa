// Lockers that need attention, worst first: offline, alerts, overdue parcels, flagged boxes.
import { sql } from 'kysely';
import type { Diagrams } from '../../contract/reports/dashboard.ts';
import { gravityOf, type AlertType, type Gravity } from '../../domain/alerts.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import type { RequestContext } from '../http/context.ts';
import { withFronts } from '../lockers/fronts.ts';

/** Maximum returned; the rest is in the list of lockers, sorted by situation. */
const MOST = 8;

type InTrouble = NonNullable<Diagrams['troubleList']>[number];

/** The problems in the boxes of each locker. */
async function troubledBoxes({ database: { db }, now }: RequestContext) {
  const { rows } = await sql<{
    lockerId: number;
    lockerName: string;
    lockerSituation: string;
    situationTime: number | null;
    storedCount: number;
    expiredCount: number;
    expiredSince: number | null;
    flaggedCount: number;
    flaggedSince: number | null;
  }>`select "lockerId", "lockerName", "lockerSituation", "situationTime",
      count(*) filter (where "status" = 'OCCUPIED')::int as "storedCount",
      count(*) filter (where "late")::int as "expiredCount",
      min("boxExpiry") filter (where "late") as "expiredSince",
      count(*) filter (where "status" = 'FLAGGED')::int as "flaggedCount",
      min(case when "status" = 'FLAGGED' then (select max("events"."time") from "events"
        where "events"."boxId" = "kept"."boxId" and "events"."type" = 'BOX_STATUS') end) as "flaggedSince"
    from (select "lockers"."lockerId", "lockerName", "lockerSituation", "situationTime", "boxes"."boxId",
        "boxes"."status", "boxes"."expiryTime" as "boxExpiry",
        "boxes"."status" = 'EXPIRED' or ("boxes"."status" = 'OCCUPIED' and "boxes"."expiryTime" < ${now()}) as "late"
      from "lockers"
      left join ("boxes" join "boxTypes" on "boxTypes"."boxTypeId" = "boxes"."boxTypeId" and not "management")
        on "boxes"."lockerId" = "lockers"."lockerId" and "boxes"."deletedAt" is null
      where "lockers"."deletedAt" is null) as "kept"
    group by "lockerId", "lockerName", "lockerSituation", "situationTime"`.execute(db);
  return rows;
}

type Boxes = Awaited<ReturnType<typeof troubledBoxes>>[number];

interface Alert {
  readonly alertType: AlertType;
  readonly startTime: number;
}

const GRAVITIES: readonly Gravity[] = ['MINOR', 'SERIOUS', 'GRAVE'];
const weight = ({ alertType }: Alert): number => GRAVITIES.indexOf(gravityOf(alertType));

/** The most urgent open alert of each locker; none without alert permission. Being offline is reported separately. */
async function gravestAlerts({
  database: { db },
  user,
}: RequestContext): Promise<Map<number, Alert>> {
  const gravest = new Map<number, Alert>();
  if (!holdsAny(user.authoritySet, ['ALERT_VIEW'])) return gravest;
  const standing = await db
    .selectFrom('alerts')
    .select(['lockerId', 'alertType', 'startTime'])
    .where('state', '<>', 'RESOLVED')
    .where('alertType', '<>', 'LOCKER_DISCONNECTED')
    .orderBy('startTime')
    .execute();
  for (const alert of standing) {
    const known = gravest.get(alert.lockerId);
    if (known === undefined || weight(alert) > weight(known)) gravest.set(alert.lockerId, alert);
  }
  return gravest;
}

type Told = Pick<InTrouble, 'trouble' | 'alertType' | 'since' | 'urgent'> & { rank: number };

/** The worst problem of a locker; undefined if there is none. */
function worstOf(boxes: Boxes, alert: Alert | undefined): Told | undefined {
  const { lockerSituation, situationTime, expiredSince, flaggedSince } = boxes;
  if (lockerSituation === 'OFFLINE')
    return { trouble: 'OFFLINE', since: situationTime, urgent: true, rank: 4 };
  const alerted = alert && {
    trouble: 'ALERT' as const,
    alertType: alert.alertType,
    since: alert.startTime,
  };
  if (alerted && weight(alert) === 2) return { ...alerted, urgent: true, rank: 3 };
  if (boxes.expiredCount > 0)
    return { trouble: 'EXPIRED', since: expiredSince, urgent: true, rank: 2 };
  if (alerted) return { ...alerted, urgent: false, rank: weight(alert) };
  if (boxes.flaggedCount > 0)
    return { trouble: 'FLAGGED', since: flaggedSince, urgent: false, rank: 1 };
  return undefined;
}

/** The number of lockers, and the worst of them; equal ones by longest waiting time. */
export async function lockersInTrouble(
  context: RequestContext,
): Promise<Required<Pick<Diagrams, 'troubleCount' | 'troubleList'>>> {
  const [boxes, alerts] = [await troubledBoxes(context), await gravestAlerts(context)];
  const troubled = boxes.flatMap((row) => {
    const worst = worstOf(row, alerts.get(row.lockerId));
    return worst ? { ...row, ...worst } : [];
  });
  const worst = troubled
    .toSorted(
      (a, b) => b.rank - a.rank || (a.since ?? 0) - (b.since ?? 0) || a.lockerId - b.lockerId,
    )
    .slice(0, MOST);
  return {
    troubleCount: troubled.length,
    troubleList: await withFronts(context.database, worst, context.now()),
  };
}
