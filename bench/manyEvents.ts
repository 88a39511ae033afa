// The history of a benchmark's parcels, boxes and payments, as the server would have written it.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../server/db/tables.ts';
import { IN_WAREHOUSE_MS } from './manyParcels.ts';

/** A parcel's moves, as in server/parcels/moveParcel.ts; those without a time did not happen. */
const moves = sql`(values
  ("bookTime", 'PARCEL_BOOKED', null, 'RESERVED', 'RESERVE'),
  ("storeTime", case "parcelType" when 'DELIVER_PARCEL' then 'PARCEL_POSTED' else 'PARCEL_DEPOSITED' end,
    'RESERVED', 'STORED', 'DEPOSIT'),
  (case when "late" then "expiryTime" end, 'PARCEL_EXPIRED', 'STORED', 'EXPIRED', 'EXPIRE'),
  ("cancelTime", 'PARCEL_CANCELED', 'RESERVED', 'CANCELED', 'CANCEL'),
  ("collectTime", 'PARCEL_COLLECTED', "inside", 'FINISHED', 'COLLECT'),
  (case "ordersStatus" when 'FAILED_DEPOSIT' then "left" end, 'PARCEL_FAILED_DEPOSIT', 'RESERVED', 'FAILED_DEPOSIT', 'FAIL'),
  (case "ordersStatus" when 'REMOVE' then "left" end, 'PARCEL_REMOVED', "inside", 'REMOVE', 'REMOVE'),
  (case "ordersStatus" when 'WAREHOUSE_COLLECTED' then "left" end, 'PARCEL_WAREHOUSE_STORED', "inside",
    'WAREHOUSE_STORED', 'IN_WARE'),
  (case "ordersStatus" when 'WAREHOUSE_COLLECTED' then "lastUpdatedTime" end, 'PARCEL_WAREHOUSE_COLLECTED',
    'WAREHOUSE_STORED', 'WAREHOUSE_COLLECTED', 'OUT_WARE')
) as "move" ("time", "type", "fromState", "toState", "action")`;

/** The box statuses that follow, as in server/boxes/updateBoxStatus.ts. */
const turns = sql`(values
  ("bookTime", 'AVAILABLE', 'RESERVED'),
  ("storeTime", 'RESERVED', 'OCCUPIED'),
  (case when "late" then "expiryTime" end, 'OCCUPIED', 'EXPIRED'),
  ("left", case when "storeTime" is null then 'RESERVED' when "late" then 'EXPIRED' else 'OCCUPIED' end, 'AVAILABLE')
) as "turn" ("time", "fromState", "toState")`;

/** The parcels of manyParcels.ts; those of the demo have their history already. */
const lives = sql`(select *, "left" > "expiryTime" as "late",
    case when "left" > "expiryTime" then 'EXPIRED' else 'STORED' end as "inside"
  from (select *, "lastUpdatedTime" - case "ordersStatus" when 'WAREHOUSE_COLLECTED' then ${sql.lit(IN_WAREHOUSE_MS)}
    else 0 end as "left" from "parcels") as "parcel"
  where "bookNumber" like 'N%') as "life"`;

const paid = sql`(values
  ("creationTime", 'PAYMENT_CHARGED', null, 'WAIT'),
  (case "payStatus" when 'SUCCESS' then "payTime" end, 'PAYMENT_MADE', 'WAIT', 'SUCCESS')
) as "step" ("time", "type", "fromState", "toState")`;

const facts = sql`jsonb_build_object('paymentScheme', "paymentScheme", 'amount', "amountCents" / 100.0) || case
  when "type" = 'PAYMENT_MADE' and "startTimeUseLocker" is not null then jsonb_build_object('startTimeUseLocker',
    "startTimeUseLocker", 'endTimeUseLocker', "endTimeUseLocker") else '{}' end`;

/** Writes all events, oldest first. `lastPayment`: payments up to this id are the demo's. */
export async function manyEvents(db: Kysely<Tables>, lastPayment: number): Promise<void> {
  await sql`insert into "events" ("time", "type", "subjectType", "subjectId", "lockerId", "boxId", "ordersId",
      "memberId", "byType", "byId", "fromState", "toState", "data")
    select * from (
      select "time", "type", 'parcel', "ordersId"::text, "lockerId", "boxId", "ordersId", "memberId",
        case "action" when 'EXPIRE' then 'SERVER' else 'TERMINAL' end, case when "action" <> 'EXPIRE' then "lockerId" end,
        "fromState", "toState", jsonb_build_object('action', "action") from ${lives}, lateral ${moves} where "time" is not null
      union all
      select "time", 'BOX_STATUS', 'box', "boxId"::text, "lockerId", "boxId", null, null,
        case "toState" when 'EXPIRED' then 'SERVER' else 'TERMINAL' end,
        case when "toState" <> 'EXPIRED' then "lockerId" end, "fromState", "toState", '{}'
        from ${lives}, lateral ${turns} where "time" is not null
      union all
      select "time", "type", 'payment', "paymentId"::text, null, null, "ordersId", "memberId", 'MEMBER', "memberId",
        "fromState", "toState", ${facts} from "payments", lateral ${paid} where "time" is not null
          and "paymentId" > ${lastPayment}
    ) as "all" order by 1`.execute(db);
}
