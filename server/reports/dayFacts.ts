// What reports and statistics add up: from the sums of closed days, and from the rows of all other times.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { COLLECT_FROM_HOURS } from '../../domain/reports/reports.ts';
import type { ClosedSpan } from './closedSpan.ts';
import { stayLength } from './stayLength.ts';

type Sql = RawBuilder<unknown>;

const HOUR_MS = 60 * 60 * 1_000;

/** Incoming parcels are deposited by a courier and collected by a customer, outgoing and returned ones the reverse. */
const outgoing = sql`"parcelType" <> 'DEPOSIT_PARCEL'`;
const one = (condition: Sql): Sql => sql`(coalesce(${condition}, false))::integer`;

/** `stay0` … and `courierStay0` …: parcels by how long they were stored, all and those that a courier collected. */
const stayGroups = COLLECT_FROM_HOURS.flatMap((fromHour, group) => {
  const until = COLLECT_FROM_HOURS[group + 1];
  const from = group === 0 ? sql`true` : sql`${stayLength} >= ${sql.lit(fromHour * HOUR_MS)}`;
  const within =
    until === undefined ? from : sql`${from} and ${stayLength} < ${sql.lit(until * HOUR_MS)}`;
  const own = sql`${stayLength} is not null and ${within}`;
  return [
    [`stay${group}`, one(own)],
    [`courierStay${group}`, one(sql`${own} and ${outgoing}`)],
  ] as const;
});

/** As the index of collection times has it. */
export const COLLECTED = sql<SqlBool>`"ordersStatus" = 'FINISHED' and "collectTime" is not null
  and "storeTime" is not null`;

const paid = sql`sum("amountCents") filter (where "payStatus" = 'SUCCESS')`;

/** Where the rows of each type are, the time that they count at, and what each adds; the first measure counts them. */
const FACTS = {
  deposits: {
    from: sql`"parcels"`,
    time: 'storeTime',
    only: sql`"storeTime" is not null`,
    measures: {
      deposited: sql`1`,
      byMember: one(outgoing),
      memberFinished: one(sql`${outgoing} and "ordersStatus" = 'FINISHED'`),
    },
  },
  collections: {
    from: sql`"parcels"`,
    time: 'collectTime',
    only: COLLECTED,
    measures: {
      collected: sql`1`,
      stays: one(sql`${stayLength} is not null`),
      stayMs: sql`coalesce(${stayLength}, 0)`,
      ...Object.fromEntries(stayGroups),
    },
  },
  // Each counts where and when it happened. The parcel is looked up only where its provider is asked for.
  expiries: {
    from: sql`(select "time" as "expiredTime", "lockerId", (select "providerId" from "parcels" as "own"
        where "own"."ordersId" = "events"."ordersId") as "providerId"
      from "events" where "type" = 'PARCEL_EXPIRED') as "expired"`,
    time: 'expiredTime',
    only: sql`true`,
    measures: { expired: sql`1` },
  },
  bookings: {
    from: sql`"parcels" cross join lateral (select coalesce(sum("amountCents"), 0) as "all",
        coalesce(${paid}, 0) as "paid" from "payments" where "payments"."ordersId" = "parcels"."ordersId") as "charges"`,
    time: 'bookTime',
    only: sql`"bookTime" is not null`,
    measures: { booked: sql`1`, bookedCents: sql`"all"`, bookedPaidCents: sql`"paid"` },
  },
  uses: {
    from: sql`"payments" left join (select "ordersId" as "id", "lockerId", "providerId" from "parcels") as "own"
      on "id" = "ordersId"`,
    time: 'payTime',
    only: sql`"paymentScheme" = 'PER_USE'`,
    measures: {
      used: sql`1`,
      usedCents: sql`"amountCents"`,
      usedPaidCents: sql`case when "payStatus" = 'SUCCESS' then "amountCents" else 0 end`,
    },
  },
} satisfies Record<string, { from: Sql; time: string; only: Sql; measures: Record<string, Sql> }>;

export type FactType = keyof typeof FACTS;
/** How sums are kept: of a place or a provider by day, or of everything by half hour. */
export type SumsBy = 'LOCKER' | 'PROVIDER' | 'STEP';

const TYPES = Object.keys(FACTS) as FactType[];
const measuresOf = (type: FactType): [string, Sql][] => Object.entries(FACTS[type].measures);

/** The measures of every type, as columns. */
export const MEASURES = TYPES.flatMap((type) => measuresOf(type).map(([name]) => name));

const during = (time: string, [from, until]: readonly [number, number]): Sql =>
  sql`(${sql.ref(time)} >= ${from} and ${sql.ref(time)} < ${until})`;

/** One row for each fact of a type within a span; measures of other kinds are 0, where they are wanted. */
function rowsOf(type: FactType, span: readonly [number, number], wanted?: readonly string[]): Sql {
  const { from, time, only } = FACTS[type];
  const measures = new Map(measuresOf(type));
  const columns = (wanted ?? [...measures.keys()]).map(
    (name) => sql`${measures.get(name) ?? sql`0`} as ${sql.ref(name)}`,
  );
  return sql`select ${sql.ref(time)} as "time", "lockerId", "providerId", ${sql.join(columns)}
    from ${from} where ${during(time, span)} and ${only}`;
}

/** All facts of a span, with every measure. */
export const allFacts = (span: readonly [number, number]): Sql =>
  sql`(${sql.join(
    TYPES.map((type) => rowsOf(type, span, MEASURES)),
    sql` union all `,
  )}) as "facts"`;

/** The facts of a type as "facts": "time", "lockerId", "providerId" and measures, each of one fact or of many. */
export function factsOf(type: FactType, by: SumsBy, { closed, open }: ClosedSpan): Sql {
  const names = measuresOf(type).map(([name]) => sql.ref(name));
  const sums = sql`select "time", "lockerId", "providerId", ${sql.join(names)} from "daySums"
    where "by" = ${by} and ${names[0]} > 0 and (${sql.join(
      closed.map((span) => during('time', span)),
      sql` or `,
    )})`;
  const parts = [...(closed.length > 0 ? [sums] : []), ...open.map((span) => rowsOf(type, span))];
  return sql`(${sql.join(parts, sql` union all `)}) as "facts"`;
}

/** A measure added up. */
export const total = (name: string): Sql =>
  sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`;
