// The phones of the demo's customers: a file in which their SMS arrive while no SMS gateway is set up.
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { demoSince } from './demoAccounts.ts';
import type { Services } from '../http/context.ts';
import type { Sms } from '../outside/smsGateway.ts';
import { pinHmacOf, randomPin } from '../parcels/parcelPin.ts';

type Place = Pick<Services, 'database' | 'secrets' | 'config'>;

/** SMS that are kept over a restart. */
const KEPT = 20_000;

const lineOf = ({ to, text }: Pick<Sms, 'to' | 'text'>) => `${JSON.stringify({ to, text })}\n`;

/** A PIN that no parcel in the locker has; what is kept of it joins `inUse`. */
function freePin(secrets: Services['secrets'], lockerId: number, inUse: Set<string>) {
  for (;;) {
    const pinCode = randomPin();
    const pinHmac = pinHmacOf(secrets, lockerId, pinCode);
    if (inUse.has(pinHmac)) continue;
    inUse.add(pinHmac);
    return { pinCode, pinHmac };
  }
}

/** The parcels that the demo began with were laid in under PINs that nobody knows: they get new ones, and these lines. */
async function firstLines({ database, secrets }: Place): Promise<string> {
  const began = await demoSince(database);
  return database.transaction(async (trx) => {
    const standing = await trx
      .selectFrom('parcels')
      .select(['ordersId', 'lockerId', 'parcelNumber', 'customerMobile', 'pinHmac', 'creationTime'])
      .where('ordersStatus', 'in', ['STORED', 'EXPIRED'])
      // Couriers fetch what goes out.
      .where('parcelType', '=', 'DEPOSIT_PARCEL')
      .orderBy('ordersId')
      .forNoKeyUpdate()
      .execute();
    const inUse = new Set(standing.flatMap(({ pinHmac }) => pinHmac ?? []));
    const given = standing
      .filter(({ creationTime }) => creationTime <= began)
      .map((parcel) => ({ ...parcel, ...freePin(secrets, parcel.lockerId, inUse) }));
    const rows = JSON.stringify(given.map(({ ordersId, pinHmac }) => ({ ordersId, pinHmac })));
    await sql`update "parcels" set "pinHmac" = "given"."pinHmac"
      from jsonb_to_recordset(${rows}::jsonb) as "given" ("ordersId" integer, "pinHmac" text)
      where "parcels"."ordersId" = "given"."ordersId"`.execute(trx);
    return given
      .map(({ parcelNumber, customerMobile, pinCode }) =>
        lineOf({ to: customerMobile ?? '', text: `Parcel ${parcelNumber}. PIN ${pinCode}.` }),
      )
      .join('');
  });
}

/**
 * Opens the phones of a demo whose network runs. The file is readable by its owner alone.
 * @returns the file, and what takes an SMS
 */
export async function openDemoPhones(place: Place) {
  const file = join(place.config.dataDir, 'demo-phones.jsonl');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  const lines = known === undefined ? await firstLines(place) : known;
  const kept = lines
    .split('\n')
    .slice(-KEPT - 1)
    .join('\n');
  await writeFile(`${file}.new`, kept, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return { file, receive: (sms: Sms) => appendFile(file, lineOf(sms), { mode: 0o600 }) };
}
