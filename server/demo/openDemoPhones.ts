// The demo customers' phones: a file that receives their SMS while no gateway is configured.
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { demoSince } from './demoAccounts.ts';
import type { Services } from '../http/context.ts';
import type { Sms } from '../outside/smsGateway.ts';
import { pinHmacOf, randomPin } from '../parcels/parcelPin.ts';

type Place = Pick<Services, 'database' | 'secrets' | 'config'>;

/** SMS kept across a restart. */
const KEPT = 20_000;

const lineOf = ({ to, text }: Pick<Sms, 'to' | 'text'>) => `${JSON.stringify({ to, text })}\n`;

/** A PIN no parcel in the locker has; its HMAC is added to `inUse`. */
function freePin(secrets: Services['secrets'], lockerId: number, inUse: Set<string>) {
  for (;;) {
    const pinCode = randomPin();
    const pinHmac = pinHmacOf(secrets, lockerId, pinCode);
    if (inUse.has(pinHmac)) continue;
    inUse.add(pinHmac);
    return { pinCode, pinHmac };
  }
}

/** Seeded parcels have unknown PINs: they get new ones, with these SMS. */
async function firstLines({ database, secrets }: Place): Promise<string> {
  const began = await demoSince(database);
  return database.transaction(async (trx) => {
    const standing = await trx
      .selectFrom('parcels')
      .select(['ordersId', 'lockerId', 'parcelNumber', 'customerMobile', 'pinHmac', 'creationTime'])
      .where('ordersStatus', 'in', ['STORED', 'EXPIRED'])
      // Couriers collect outgoing parcels.
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
 * Opens the phones of a running demo. The file is readable by its owner only.
 * @returns the file, and a function that receives an SMS
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
