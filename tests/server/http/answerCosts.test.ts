// What answers cost, held as counts: statements to the database, and compressed bytes.
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { boxStates } from '../../../contract/boxes/boxStates.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { alerts } from '../../../contract/operations/alerts.ts';
import { bookings } from '../../../contract/parcels/bookings.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { members } from '../../../contract/people/members.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { openServer } from '../../kit/servers/openServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

const server = await forFile(openServer());
const token = await server.signIn('admin');
const query = vi.spyOn(pg.Client.prototype, 'query');

const cost = async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
  const request = requestOf(endpoint, input, { token });
  request.headers.set('Accept-Encoding', 'gzip');
  query.mockClear();
  const answer = await server.app.fetch(request);
  expect(answer.status).toBe(200);
  const bytes = (await answer.arrayBuffer()).byteLength;
  return { statements: query.mock.calls.length, bytes };
};

/** The session with its rights is one statement; rows with their number, and what belongs to them, are the others. */
it.each([
  ['lockers', lockers.list, { size: '10' }, 3, 1_800],
  ['parcels', parcels.list, { size: '10' }, 4, 1_400],
  ['a hundred parcels', parcels.list, { size: '100' }, 4, 7_500],
  ['bookings', bookings.list, { size: '10' }, 4, 850],
  ['customers', members.list, { size: '10' }, 2, 1_400],
  ['staff', staffCalls.backend, { size: '10' }, 2, 900],
  ['alerts', alerts.list, { page: 0, size: 10 }, 2, 1_000],
  ['messages', messages.list, { size: '10' }, 2, 700],
  ['box states', boxStates.list, { size: '10' }, 2, 500],
  ['the dashboard', dashboard.diagrams, {}, 11, 1_700],
] as const)('of %s', async (_, endpoint, input, statements, bytes) => {
  const costs = await cost(endpoint as Endpoint, input as never);
  expect(costs.statements).toBeLessThanOrEqual(statements);
  expect(costs.bytes).toBeLessThanOrEqual(bytes);
});
