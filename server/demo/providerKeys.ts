// Requestor keys of the demo's providers, stored in a file with owner-only access.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Services } from '../http/context.ts';
import { newSecret } from '../system/secrets.ts';
import { readKeys } from './readKeys.ts';

type Place = Pick<Services, 'database' | 'secrets' | 'now' | 'config'>;

interface ProviderKey {
  providerNumber: string;
  key: string;
}

/** The keys that are still valid: staff may have replaced some. */
async function holding({ database, secrets }: Place, keys: readonly ProviderKey[]) {
  const held = await database.db
    .selectFrom('providers')
    .select('requestorKeyHmac')
    .where('requestorKeyHmac', 'is not', null)
    .execute();
  const known = new Set(held.map(({ requestorKeyHmac }) => requestorKeyHmac));
  return keys.filter(({ key }) => known.has(secrets.hmac('requestor', key)));
}

/** Creates a key for every provider that never had one. */
async function giveKeys({ database, secrets, now }: Place): Promise<ProviderKey[]> {
  const without = await database.db
    .selectFrom('providers')
    .select(['providerId', 'providerNumber'])
    .where('requestorKeyHmac', 'is', null)
    .where('providerStatus', '=', 'ACTIVE')
    .where('deletedAt', 'is', null)
    .orderBy('providerId')
    .execute();
  const given: ProviderKey[] = [];
  for (const { providerId, providerNumber } of without) {
    const key = newSecret();
    await database.db
      .updateTable('providers')
      .set({ requestorKeyHmac: secrets.hmac('requestor', key), requestorKeyTime: now() })
      .where('providerId', '=', providerId)
      .where('requestorKeyHmac', 'is', null)
      .execute();
    given.push({ providerNumber, key });
  }
  return given;
}

/**
 * The file with the demo providers' keys, for the simulator. The first server to run one creates
 * them; afterwards staff manage them.
 */
export async function providerKeys(place: Place): Promise<string> {
  const { dataDir, simulator } = place.config;
  const file = join(dataDir, 'demo-providers.json');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const written = readKeys<ProviderKey>(file);
  const keys = await holding(place, written);
  const given = simulator && written.length === 0 ? await giveKeys(place) : [];
  writeFileSync(file, JSON.stringify([...keys, ...given]), { mode: 0o600 });
  return file;
}
