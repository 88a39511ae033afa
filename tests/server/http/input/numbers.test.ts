// Numbers that the database cannot hold are refused before a file is begun.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../../contract/all.ts';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { INTEGER_MAX } from '../../../../contract/scalars.ts';
import { openServer, type OpenServer } from '../../../kit/servers/openServer.ts';

/** What a field of four bytes is called in the contract. */
const IDS = ['id', 'reference'];
/** Counted in eight bytes: events are never removed. */
const EVENTS = ['audit.one id', 'audit.list id', 'audit.exportCsv id', 'audit.exportXlsx id'];

const meaningOf = (schema: z.ZodType): unknown =>
  schema.meta()?.['kind'] ??
  (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? meaningOf(schema.unwrap() as z.ZodType)
    : undefined);

const shapeOf = ({ input }: Endpoint): Record<string, z.ZodType> =>
  input instanceof z.ZodObject ? input.shape : {};

const numbered = Object.entries(allEndpoints).flatMap(([name, endpoint]) =>
  Object.entries(shapeOf(endpoint))
    .filter(([, schema]) => IDS.includes(String(meaningOf(schema))))
    .map(([field, schema]) => ({ name, endpoint, field, schema })),
);

it('every number of a record ends where the database ends counting', () => {
  const unbounded = numbered
    .filter(({ schema }) => schema.safeParse(INTEGER_MAX + 1).success)
    .map(({ name, field }) => `${name} ${field}`);
  expect(unbounded.filter((one) => !EVENTS.includes(one))).toEqual([]);
  expect(numbered.every(({ schema }) => schema.safeParse(INTEGER_MAX).success)).toBe(true);
});

describe('a file', () => {
  let server: OpenServer;
  let token: string;
  beforeAll(async () => {
    server = await openServer();
    token = await server.signIn('admin');
  });
  afterAll(() => server.close());

  const files = numbered.filter(
    ({ endpoint, field }) => endpoint.gives === 'file' && !endpoint.path.includes(`:${field}`),
  );

  it.each(files)('$name of no such $field is refused where it cannot be counted', async (file) => {
    const { endpoint, field } = file;
    const asked = (value: number) => server.ask(endpoint, { [field]: value }, { token });
    const tooLarge = await asked(INTEGER_MAX + 1);
    expect(tooLarge).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', field } });
    expect([200, 404]).toContain((await asked(INTEGER_MAX)).status);
  });
});
