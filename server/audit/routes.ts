// Audit handlers: list, detail, export and verification.
import {
  audit,
  auditCalls,
  type AuditChange,
  type AuditRow,
} from '../../contract/operations/audit.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import type { ExportColumn } from '../exports/export.ts';
import { Problem } from '../system/problem.ts';
import { dateText } from '../exports/times.ts';
import { referencesIn, valuesOf } from '../events/personalValues.ts';
import { auditNames } from './auditNames.ts';
import {
  allEvents,
  auditEvent,
  auditPage,
  narrowedAudit,
  type AuditFilters,
  type EventRow,
} from './auditRows.ts';
import { auditRowOf } from './auditRowOf.ts';
import { verifyAudit } from './verifyAudit.ts';
import { exportsOf, type Taken } from '../exports/exported.ts';

/** The events as the caller may see them. */
async function readable(
  { database: { db }, user }: RequestContext,
  rows: EventRow[],
): Promise<AuditRow[]> {
  const reading = {
    clear: holdsAny(user.authoritySet, ['PERSONAL_VIEW']),
    values: await valuesOf(
      db,
      rows.flatMap(({ data }) => referencesIn(data)),
    ),
    names: await auditNames(db, rows),
  };
  return rows.map((row) => auditRowOf(row, reading));
}

const text = (value: AuditChange['from']): string => {
  if (!value) return '';
  return value.hidden === 'REMOVED' ? '[removed]' : `${value.value ?? ''}`;
};

const columns: ExportColumn<AuditRow>[] = [
  { header: 'Number', value: (row) => row.id },
  { header: 'Time', type: 'exactTime', value: (row) => row.time },
  { header: 'What', value: (row) => row.eventType },
  { header: 'Record', value: (row) => row.subjectType },
  { header: 'Record number', value: (row) => row.subjectId },
  { header: 'Record name', value: (row) => text(row.subjectName) },
  { header: 'By', value: (row) => row.byType },
  { header: 'Person', value: (row) => text(row.person) },
  { header: 'From address', value: (row) => row.ip },
  {
    header: 'Changes',
    value: ({ changes }) =>
      changes.map(({ field, from, to }) => `${field}: ${text(from)} > ${text(to)}`).join('\n'),
  },
  {
    header: 'Told',
    value: ({ facts }) => facts.map(({ field, value }) => `${field}: ${text(value)}`).join('\n'),
  },
  { header: 'Seal', value: (row) => row.sealId },
];

async function exported(
  { sort, ...filters }: AuditFilters & { sort?: string | undefined },
  context: RequestContext,
): Promise<Taken<AuditRow>> {
  const { db } = context.database;
  const where = await narrowedAudit(db, filters);
  async function* pages() {
    for await (const rows of allEvents(db, where, sort)) yield readable(context, rows);
  }
  const { timeZone } = context.config;
  return {
    called: 'audit',
    params: { sort, ...filters },
    name: `audit-${dateText(context.now(), timeZone)}`,
    columns,
    pages: pages(),
  };
}

export const auditRoutes = routesOf(audit, {
  list: async ({ page, size, sort, ...filters }, context) => {
    const { db } = context.database;
    const { rows, totals } = await auditPage(db, await narrowedAudit(db, filters), {
      page,
      size,
      sort,
    });
    return { content: await readable(context, rows), ...totals };
  },
  one: async ({ id }, context) => {
    const found = await auditEvent(context.database.db, id);
    const [row] = found ? await readable(context, [found]) : [];
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  },
  ...exportsOf(exported),
});

export const auditCallRoutes = routesOf(auditCalls, { verify: verifyAudit });
