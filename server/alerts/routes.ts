// Alert handlers: list, detail, counts and history; acknowledge, assign, resolve.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  alertCalls,
  alerts,
  type AlertEvent,
  type AlertRow,
} from '../../contract/operations/alerts.ts';
import { gravityOf, type AlertType } from '../../domain/alerts.ts';
import type { Db, Trx } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { acknowledge, assign, release, resolve, type Acting } from './alertActions.ts';
import { snooze, wake } from './snoozing.ts';
import { historyEvents, staffHolding, staffNamed, textIn } from './alertStaff.ts';
import type { EventType } from '../../domain/events.ts';
import { doneBy } from '../events/doneBy.ts';
import { networkReport } from './networkReport.ts';
import { countNotTaken } from './countNotTaken.ts';
import { columnsOf, tableExports } from '../lists/tableExport.ts';
import { readPage, readRecord, type Kept } from '../lists/tableQueries.ts';

const ofLocker = (column: string) =>
  sql`(select ${sql.ref(column)} from "lockers" where "lockers"."lockerId" = "alerts"."lockerId")`;

/** Its facts remain stored when a snoozed alert is taken or ends. */
const ofSnooze = (value: RawBuilder<unknown>) =>
  sql`case when "alerts"."state" = 'SNOOZED' then ${value} end`;

const kept: Kept = {
  table: 'alerts',
  computed: {
    id: sql.ref('alerts.alertId'),
    alertState: sql.ref('alerts.state'),
    lockerName: ofLocker('lockerName'),
    lockerNumber: ofLocker('lockerNumber'),
    boxName: sql`(select "name" from "boxes" where "boxes"."boxId" = "alerts"."boxId")`,
    assigneeName: staffNamed('alerts.assigneeId'),
    acknowledgedBy: staffNamed('alerts.acknowledgedBy'),
    resolvedTime: sql`coalesce("resolvedTime", "endTime")`,
    resolvedBy: staffNamed('alerts.resolvedById'),
    snoozedUntil: ofSnooze(sql.ref('alerts.snoozedUntil')),
    snoozedBy: ofSnooze(staffNamed('alerts.snoozedBy')),
    snoozeReason: ofSnooze(sql.ref('alerts.snoozeReason')),
  },
  filters: {
    startFrom: (time: number) => sql<SqlBool>`"alerts"."startTime" >= ${time}`,
    startUntil: (time: number) => sql<SqlBool>`"alerts"."startTime" <= ${time}`,
  },
};

const found = (db: Db, id: number) => readRecord<AlertRow>(db, alerts, kept, id);

/** Of the number to sort by, files have what the screens say. */
const columns = columnsOf(alerts, {
  urgency: {
    header: 'Severity',
    value: (row) => gravityOf(row['alertType'] as AlertType),
    choices: 'gravity',
  },
});

export const alertRoutes = routesOf(alerts, {
  list: (params, context) => readPage<AlertRow>(alerts, kept, params, context),
  one: ({ id }, { database }) => found(database.db, id),
  ...tableExports(alerts, kept, { columns }),
});

const WHAT: Partial<Record<EventType, AlertEvent['what']>> = {
  ALERT_RAISED: 'RAISED',
  ALERT_TOLD: 'NOTIFIED',
  ALERT_ENDED: 'ENDED',
  ALERT_ACKNOWLEDGED: 'ACKNOWLEDGED',
  ALERT_ASSIGNED: 'ASSIGNED',
  ALERT_SNOOZED: 'SNOOZED',
  ALERT_WOKEN: 'WOKEN',
  ALERT_RELEASED: 'RELEASED',
  ALERT_SETTLED: 'RESOLVED',
};

/** The alert's history, oldest first. Actors appear under their display names. */
async function historyOf(id: number, { database: { db } }: RequestContext): Promise<AlertEvent[]> {
  const events = await historyEvents(db, 'alert', id).select('events.byType').execute();
  return events.flatMap(({ id: eventId, time, type, byType, byName, data, person, given }) => {
    const what = WHAT[type];
    if (!what) return [];
    return {
      id: eventId,
      time,
      what,
      byType: byType === 'TERMINAL' || byType === 'STAFF' ? byType : 'SERVER',
      byName: person ?? byName,
      note: textIn(data, 'note'),
      until: typeof data['snoozedUntil'] === 'number' ? data['snoozedUntil'] : null,
      assignee: given ?? textIn(data, 'assignee'),
      notified: Number(data['notified'] ?? data['told'] ?? 0),
    };
  });
}

/** Runs the action in a transaction and returns the alert afterwards. */
const acting = (
  context: RequestContext,
  id: number,
  run: (trx: Trx, acting: Acting) => Promise<void>,
): Promise<AlertRow> =>
  context.database.transaction(async (trx) => {
    await run(trx, { context, id, doer: doneBy(context), current: (held) => found(held, id) });
    return found(trx, id);
  });

export const alertCallRoutes = routesOf(alertCalls, {
  openCount: async (_input, context) => ({ count: await countNotTaken(context) }),
  history: async ({ id }, context) => {
    await found(context.database.db, id);
    return { content: await historyOf(id, context) };
  },
  assignees: async ({ name }, { database: { db }, now }) => ({
    content: await staffHolding(db, 'ALERT_EDIT', now(), { name }),
  }),
  acknowledge: ({ id }, context) => acting(context, id, acknowledge),
  assign: ({ id, assigneeId }, context) =>
    acting(context, id, (trx, by) => assign(trx, by, assigneeId)),
  release: ({ id }, context) => acting(context, id, release),
  snooze: ({ id, ...wanted }, context) => acting(context, id, (trx, by) => snooze(trx, by, wanted)),
  wake: ({ id }, context) => acting(context, id, wake),
  resolve: ({ id, note }, context) => acting(context, id, (trx, by) => resolve(trx, by, note)),
  networkReport,
});
