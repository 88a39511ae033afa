// Our own calls and /api/capabilities answer 404, and the documented ones tell and take what the specification names alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../../contract/all.ts';
import { dashboard } from '../../../../contract/reports/dashboard.ts';
import { isDocumented } from '../../../../contract/isDocumented.ts';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { parcels } from '../../../../contract/parcels/parcels.ts';
import { lockersUsageReport } from '../../../../contract/reports/reports.ts';
import { isOurs } from '../../../../server/http/documentedOnly.ts';
import { isSpecified } from '../../../structure/specifiedNames.ts';
import { openServer, type OpenServer } from '../../../kit/servers/openServer.ts';

/** Of the back-office: terminals and providers' computers speak to this product alone. */
const documented = Object.entries(allEndpoints).filter(
  ([, endpoint]) =>
    isDocumented(endpoint) &&
    endpoint.gives === 'json' &&
    endpoint.needs !== 'terminal' &&
    endpoint.needs !== 'provider',
);

type Field = readonly [path: string, name: string, schema: z.ZodType];

/** The fields of an answer, however deep they stand, but those within one of ours. */
function fieldsOf(schema: z.ZodType, path = ''): Field[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
      const at = `${path}.${name}`;
      return [[at, name, field] as const, ...(isOurs(field) ? [] : fieldsOf(field, at))];
    });
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return fieldsOf(schema.unwrap() as z.ZodType, path);
  return [];
}

describe.each(documented)('%s', (_name, { output, record = output }) => {
  const fields = [...fieldsOf(output), ...fieldsOf(record)];

  it('marks as ours what the specification does not name', () => {
    const unmarked = fields.filter(([, name, field]) => !isOurs(field) && !isSpecified(name));
    expect(unmarked.map(([path]) => path)).toEqual([]);
  });

  it('can do without what is ours', () => {
    const needed = fields.filter(([, , field]) => isOurs(field) && !field.isOptional());
    expect(needed.map(([path]) => path)).toEqual([]);
  });
});

describe('DOCUMENTED_ONLY=1', () => {
  let server: OpenServer;
  let token: string;
  const at: Record<string, string | number> = { name: 'Nobody has this name', taskId: 'none' };
  beforeAll(async () => {
    server = await openServer({ config: { documentedOnly: true } });
    token = await server.signIn('admin');
    const { db } = server.database;
    const newest = async (table: 'parcels' | 'lockerVersions' | 'screenSavers', id: string) => {
      const row = await db.selectFrom(table).select(db.dynamic.ref(id)).limit(1).execute();
      return Number((row[0] as Record<string, unknown> | undefined)?.[id]);
    };
    Object.assign(at, {
      ordersId: await newest('parcels', 'ordersId'),
      lockerVersionId: await newest('lockerVersions', 'lockerVersionId'),
      screenSaverId: await newest('screenSavers', 'screenSaverId'),
      parcelNumber: 'AA1',
      notifyAddress: 'somebody@example.test',
    });
  });
  afterAll(() => server.close());

  /** The names in an answer, however deep they stand. */
  const namesIn = (told: unknown): string[] => {
    if (Array.isArray(told)) return told.flatMap(namesIn);
    if (typeof told !== 'object' || told === null) return [];
    return Object.entries(told).flatMap(([name, value]) => [name, ...namesIn(value)]);
  };

  const asked = ({ path }: Endpoint) =>
    Object.fromEntries(
      [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, at[name] ?? 1] as const),
    );

  const reading = documented.filter(
    ([name, { method }]) => method === 'GET' && !/testSend|email|openTask/.test(name),
  );

  it.each(reading)('%s answers, and names nothing else', async (_name, endpoint) => {
    const { status, body } = await server.ask(endpoint, asked(endpoint), { token });
    expect(status).toBe(200);
    expect([...new Set(namesIn(body))].filter((name) => !isSpecified(name))).toEqual([]);
  });

  it('a dashboard without trouble, a report without sums', async () => {
    const figures = await server.ask(dashboard.diagrams, {}, { token });
    expect(figures.body).toHaveProperty('lockerDiagramsList');
    for (const name of ['troubleList', 'visitedBoxList', 'before48Hrs', 'alertsNotTaken'])
      expect(figures.body).not.toHaveProperty(name);
    const report = await server.ask(lockersUsageReport.query, {}, { token });
    expect(report.body.content.length).toBeGreaterThan(0);
    expect(report.body).not.toHaveProperty('sums');
  });

  it('inputs of ours are refused like any name that nobody knows', async () => {
    const ours = await server.ask(parcels.list, { laidInAs: 'POST' }, { token });
    const nobodys = await server.ask(parcels.list, { nobodys: 1 } as never, { token });
    expect(ours).toMatchObject({ status: 400, body: { field: 'laidInAs' } });
    expect(nobodys).toMatchObject({ status: 400, body: { field: 'nobodys' } });
    const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;
    expect(codeOf(ours)).toBe(codeOf(nobodys));
    const report = await server.ask(lockersUsageReport.query, { sort: 'expired,asc' }, { token });
    expect(report.status).toBe(400);
  });

  it('what an input of ours defaults to stays: a report is e-mailed without naming its format', async () => {
    const { status } = await server.ask(lockersUsageReport.email, {}, { token });
    expect(status).not.toBe(400);
    const refused = await server.ask(lockersUsageReport.email, { format: 'CSV' }, { token });
    expect(refused.status).toBe(400);
  });
});
