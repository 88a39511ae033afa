// Setup steps a new network still needs, derived from its data.
import { sql, type RawBuilder } from 'kysely';
import {
  gettingStarted,
  STEP_ASKS,
  STEPS,
  type Step,
} from '../../contract/operations/gettingStarted.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import { BASE_ROLES } from '../seed/base/baseRoles.ts';
import { isDemo } from '../demo/demoAccounts.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { isChannelOn } from '../messages/gatewayAccounts.ts';

const hasRow = (from: RawBuilder<unknown>) => sql`exists (select from ${from})`;

/** Boxes that take parcels. */
const HAS_BOXES = sql`exists (select from "boxes" join "boxTypes" using ("boxTypeId")
  where "boxes"."lockerId" = "lockers"."lockerId" and "boxes"."deletedAt" is null and not "management")`;

/** Its terminal has reported with its key. */
const HAS_TERMINAL = sql`exists (select from "terminals"
  where "terminals"."lockerId" = "lockers"."lockerId" and "startTime" is not null)`;

const LOCKERS = sql`"lockers" where "deletedAt" is null`;

const ownRoles = sql.join(BASE_ROLES.map(({ name }) => name));

/** Whether each step is done. */
const FACTS: Readonly<Record<Step, RawBuilder<unknown>>> = {
  GATEWAY: sql`${isChannelOn(sql`'MAIL'`)} or ${isChannelOn(sql`'SMS'`)}`,
  // The default sizes are guesses, so the step requires that the real ones were entered.
  BOX_SIZES: hasRow(sql`"boxTypes" where "lastUpdatedTime" > "creationTime"`),
  LOCKER: hasRow(sql`${LOCKERS} and ${HAS_BOXES}`),
  TERMINAL: hasRow(sql`${LOCKERS} and ${HAS_TERMINAL}`),
  ROLE: hasRow(sql`"roles" where "deletedAt" is null and "name" not in (${ownRoles})`),
  STAFF: sql`(select count(*) from "staff" join "roles" using ("roleId")
    where "staff"."deletedAt" is null and "userStatus" = 'ACTIVE' and "loginType" = 'BACKEND') > 1`,
  PROVIDER: hasRow(sql`"providers" where "deletedAt" is null`),
  COURIER: hasRow(sql`"agents" where "deletedAt" is null`),
  RESERVATION: hasRow(sql`"parcels"`),
  DEPOSIT: hasRow(sql`"parcels" where "storeTime" is not null`),
};

/** The oldest locker for which a step is not done. */
const LACKING: Partial<Record<Step, RawBuilder<unknown>>> = {
  LOCKER: HAS_BOXES,
  TERMINAL: HAS_TERMINAL,
};

const lockerWithout = (has: RawBuilder<unknown>) =>
  sql`(select min("lockerId") from ${LOCKERS} and not ${has})`;

type Known = Record<Step, boolean> & Record<`${Step}_AT`, number | null>;

async function readFacts({ database }: RequestContext): Promise<Known | undefined> {
  const columns = STEPS.flatMap((step) => {
    const lacking = LACKING[step];
    return [
      sql`(${FACTS[step]}) as ${sql.ref(step)}`,
      sql`${lacking ? lockerWithout(lacking) : sql`null`} as ${sql.ref(`${step}_AT`)}`,
    ];
  });
  const { rows } = await sql<Known>`select ${sql.join(columns)}`.execute(database.db);
  return rows[0];
}

async function read(context: RequestContext) {
  const { authoritySet } = context.user;
  const may = (step: Step) =>
    STEP_ASKS[step].every(
      ({ needs }) => typeof needs === 'string' || holdsAny(authoritySet, needs),
    );
  const facts = (await isDemo(context.database)) ? undefined : await readFacts(context);
  if (!facts) return { content: [] };
  return {
    content: STEPS.filter(may).map((step) => ({
      step,
      done: facts[step],
      lockerId: facts[step] ? null : facts[`${step}_AT`],
    })),
  };
}

export const gettingStartedRoutes = routesOf(gettingStarted, {
  read: (_input, context) => read(context),
});
