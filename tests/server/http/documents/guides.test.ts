// The guides hold: each example is sent to the real server as a shell would send it, and is answered as the guide says.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { parcelActions } from '../../../../contract/parcels/parcelActions.ts';
import { providerCalls } from '../../../../contract/people/providers.ts';
import { terminalKeys } from '../../../../contract/terminals/terminalKeys.ts';
import { guides } from '../../../../server/apiDocs/guides/guides.ts';
import { readRow } from '../../../kit/databases/rows.ts';
import { fileServer } from '../../../kit/servers/fileServer.ts';
import { requestOfCurl } from '../curl.ts';

let variables: Record<string, string>;

/** Three free boxes of a locker in service, and a provider that may use the network. */
async function found() {
  const { rows } = await sql<
    Record<'lockerId' | 'boxId' | 'other' | 'next', number> & { size: string }
  >`
    select "lockerId", min("boxId") as "boxId", max("boxId") as "other",
      (array_agg("boxId" order by "boxId"))[2] as "next", "boxTypes"."name" as "size"
    from "boxes" join "boxTypes" using ("boxTypeId") join "lockers" using ("lockerId")
    where "status" = 'AVAILABLE' and not "management" and "boxes"."deletedAt" is null
      and "lockers"."deletedAt" is null and "lockerStatus" = 'ENABLE'
    group by "lockerId", "boxTypes"."name" having count(*) > 2 limit 1`.execute(server.database.db);
  const provider = await server.database.db
    .selectFrom('providers')
    .select('providerId')
    .where('providerStatus', '=', 'ACTIVE')
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...rows[0]!, ...provider };
}

/** Books the box for somebody who owes nothing. */
async function book(token: string, { lockerId, boxId, size }: Awaited<ReturnType<typeof found>>) {
  const { category } = await readRow(server, 'parcelCategories');
  const booked = await server.ask(
    parcelActions.reserveUnregistered,
    {
      lockerId,
      boxId,
      boxTypeName: size,
      category,
      parcelType: 'DEPOSIT_PARCEL',
      parcelNumber: 'GUIDE000004',
      countryCode: 'CY',
      memberMobile: '99123456',
    },
    { token },
  );
  return booked.body.ordersId;
}

/** The PIN that the recipient was sent. */
async function sentPin(): Promise<string | undefined> {
  const { rows } = await sql<{ pin: string }>`select "data"->>'pinCode' as "pin" from "outbox"
    where "ordersId" = ${Number(variables['ORDERS_ID'])} and "data"->>'pinCode' is not null`.execute(
    server.database.db,
  );
  return rows[0]?.pin;
}

const server = await fileServer();
beforeAll(async () => {
  const token = await server.signIn('admin');
  const place = await found();
  const { lockerId, boxId, other, next, providerId } = place;
  const ordersId = await book(token, place);
  const terminal = await server.ask(terminalKeys.renew, { lockerId }, { token });
  const provider = await server.ask(providerCalls.renewKey, { providerId }, { token });
  variables = {
    URL: 'http://lockerdesk.test',
    NOW: String(Date.now()),
    TERMINAL_KEY: terminal.body.terminalKey,
    REQUESTOR_KEY: provider.body.requestorKey,
    BOX_ID: String(boxId),
    FREE_BOX_ID: String(other),
    NEXT_BOX_ID: String(next),
    ORDERS_ID: String(ordersId),
  };
});

/** Values that are the same in every network; of all others the example shows the kind. */
const FIXED = ['accepted', 'code', 'field', 'message', 'state', 'statusCode', 'parcelNumber'];

/** What of an answer an example shows: its fields, with the values that are fixed and the kind of all others. */
function shown(example: unknown, answer: unknown): unknown {
  if (Array.isArray(example))
    return example.map((one, index) => shown(one, (answer as unknown[])[index]));
  if (typeof example !== 'object' || example === null) return typeof answer;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const own = (answer as Record<string, unknown> | undefined)?.[name];
      if (FIXED.includes(name)) return [name, own];
      return [name, value === null && own !== undefined ? 'null' : shown(value, own)];
    }),
  );
}

describe.each(guides.map((guide) => ({ ...guide })))('$title', ({ id, steps }) => {
  it('is a page', async () => {
    const response = await server.app.request(`http://lockerdesk.test/docs/${id}`);
    const page = await response.text();
    expect(response.status).toBe(200);
    for (const { title } of steps) expect(page).toContain(title);
    expect(page).not.toMatch(/<script|<style|style=|https?:\/\//);
  });

  const examples = steps.flatMap(({ title, examples: own = [] }) =>
    own.map((example) => ({ title, ...example })),
  );
  it.each(examples)('$title', async ({ curl, response }) => {
    const answer = await server.app.request(requestOfCurl(curl, variables));
    const body: unknown = await answer.json();
    const example = JSON.parse(response) as { statusCode?: number };
    expect(shown(example, body)).toEqual(shown(example, example));
    expect(answer.status).toBe(example.statusCode ?? 200);
    const [pin, { collectionId }] = [await sentPin(), body as { collectionId?: string }];
    variables = {
      ...variables,
      ...(pin !== undefined && { PIN: pin }),
      ...(collectionId !== undefined && { COLLECTION_ID: collectionId }),
    };
  });
});
