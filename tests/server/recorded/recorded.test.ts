// Every call in the demo network: what it answers, and the rows that it changes.
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../contract/all.ts';
import { providerCalls } from '../../../contract/people/providers.ts';
import { MOMENT } from '../../kit/moment.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { keyOf } from '../../kit/servers/signInWith.ts';
import { VERSIONED } from '../../kit/screens/versionedCalls.ts';
import { recordedDatabase } from './recordedDatabase.ts';
import { change, common, textOf, type Recording } from './recording.ts';
import inputs from './inputs.json' with { type: 'json' };
import journeys from './journeys.json' with { type: 'json' };

type Step = readonly [call: string, input: object, by?: 'viewer'];

vi.useFakeTimers({ toFake: ['Date'], now: MOMENT + 60_000 });
afterAll(() => vi.useRealTimers());
const { database, keys, changes, undone } = await recordedDatabase();
const server = await fileServer({ database });
const token = await server.signIn('admin');
const terminalKey = await keyOf(server, 1);
const renewed = await server.ask(providerCalls.renewKey, { providerId: 1 }, { token });
const { requestorKey } = renewed.body;
await changes();

/** Too long, or of bytes, or sent to somebody. */
const LEFT_OUT = /\.(?:email|export\w*(?:Xlsx|Pdf))$/;

/** The inputs of a call, each merged with the usual one: of a list its first rows. */
function inputsOf(name: string): readonly object[] {
  const given = (inputs as Readonly<Record<string, object | object[] | null>>)[name];
  if (given === null || LEFT_OUT.test(name)) return [];
  const { input } = allEndpoints[name]!;
  const isPaged = input instanceof z.ZodObject && 'page' in input.shape;
  return [given ?? {}].flat().map((one) => ({ ...(isPaged && { page: 0, size: 3 }), ...one }));
}

async function record([name, entered, by]: Step): Promise<Recording> {
  const input = { ...(await VERSIONED[name]?.(server, token)), ...entered };
  const as = { token: by ? await server.signIn(by) : token, terminalKey, requestorKey };
  await changes();
  const { status, body } = await server.ask(allEndpoints[name]!, input, as);
  const rows = await changes();
  const call = `${name} ${JSON.stringify(entered)}`;
  return { call, status, body, changes: rows.map((row) => change(row, keys.get(row.table) ?? [])) };
}

const recordAll = (steps: readonly Step[]): Promise<Recording[]> =>
  undone(async () => {
    const done: Recording[] = [];
    for (const step of steps) done.push(await record(step));
    return done;
  });

/** Twice, as what differs is not compared. */
async function textOfSteps(steps: readonly Step[]): Promise<string> {
  const recordings = common(await recordAll(steps), await recordAll(steps)) as Recording[];
  return recordings.map(textOf).join('\n');
}

const groups = new Set(Object.keys(allEndpoints).map((name) => name.split('.', 1).join()));

it.each([...groups])('%s', async (group) => {
  const names = Object.keys(allEndpoints).filter((name) => name.startsWith(`${group}.`));
  const texts: string[] = [];
  for (const name of names)
    for (const input of inputsOf(name)) texts.push(await textOfSteps([[name, input]]));
  await expect(texts.join('\n')).toMatchFileSnapshot(`./answers/${group}.txt`);
});

it.each(Object.entries(journeys))('%s', async (name, steps) => {
  const text = await textOfSteps(steps as unknown as Step[]);
  await expect(text).toMatchFileSnapshot(`./journeys/${name}.txt`);
});
