// All boxes that take parcels: displayed state, since when, and contents.
import { sql, type SqlBool } from 'kysely';
import { boxStates } from '../../contract/boxes/boxStates.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import type { ShownStatus } from '../../domain/boxes/boxes.ts';
import { HOLDING_STATUSES } from '../../domain/parcels/parcelMoves.ts';
import type { RequestContext } from '../http/context.ts';
import { matches } from '../lists/matches.ts';
import { HEARTBEAT_TIME } from '../lockers/heartbeatTime.ts';
import { routesOfList } from '../lists/routesOfList.ts';
import { DISTRICT_NAME, placeFilters } from '../lists/placeFilters.ts';
import { lateAt } from './lateAt.ts';

const from = sql`"boxes" join "lockers" using ("lockerId") join "boxTypes" using ("boxTypeId")`;

const only = sql<SqlBool>`"boxes"."deletedAt" is null and "lockers"."deletedAt" is null
  and not "boxTypes"."management"`;

/** The last status change of the box; without one, the state dates from its installation. */
const TURNED = sql`coalesce((select max("events"."time") from "events"
  where "events"."boxId" = "boxes"."boxId" and "events"."type" = 'BOX_STATUS'), "boxes"."creationTime")`;

/** The parcel in, or reserved for, the box; of several sharing it, the one that occupies it. */
const PARCEL = sql`(select "parcelNumber" from "parcels" where "parcels"."boxId" = "boxes"."boxId"
  and "ordersStatus" in (${sql.join(HOLDING_STATUSES.map((status) => sql.lit(status)))})
  order by "withOrdersId" is not null, "ordersId" desc limit 1)`;

const shownAt = (now: number) => sql<ShownStatus>`case when ${lateAt(now)} then 'EXPIRED'
  when "boxes"."status" = 'OCCUPIED' then 'STORED' else "boxes"."status" end`;

function kept(context: RequestContext) {
  const now = context.now();
  return {
    table: 'boxes',
    from,
    only,
    computed: {
      id: sql.ref('boxes.boxId'),
      lockerName: sql.ref('lockers.lockerName'),
      districtId: sql.ref('lockers.districtId'),
      districtName: DISTRICT_NAME,
      boxSize: sql.ref('boxTypes.name'),
      shownStatus: shownAt(now),
      sinceTime: sql`case when ${lateAt(now)} then "boxes"."expiryTime" else ${TURNED} end`,
      freeSince: sql`case when "boxes"."status" = 'AVAILABLE' then ${TURNED} end`,
      parcelNumber: holdsAny(context.user.authoritySet, ['PARCEL_VIEW']) ? PARCEL : sql`null`,
      lockerSituation: sql.ref('lockers.lockerSituation'),
      heartbeatTime: HEARTBEAT_TIME,
    },
    filters: {
      ...placeFilters,
      name: (name: string) => matches(sql.ref('boxes.name'), name, 'start'),
    },
  } as const;
}

export const boxStateRoutes = routesOfList(boxStates, { sort: 'lockerName,asc', kept });
