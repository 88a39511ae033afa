// Settings of the synthetic network, read from the environment, with a message for each invalid one.
import { readFileSync } from 'node:fs';
import { readFaults, usualFaults } from './faults.ts';
import type { NetworkSettings } from './runNetwork.ts';
import type { ProviderKey } from './runProviders.ts';

type Key = NetworkSettings['terminals'][number];

function isKey(entry: unknown): entry is Key {
  if (typeof entry !== 'object' || entry === null) return false;
  return (
    'lockerId' in entry &&
    Number.isInteger(entry.lockerId) &&
    'key' in entry &&
    typeof entry.key === 'string'
  );
}

/** Reads the key file: `[{ "lockerId": 1, "key": "…" }]`. */
function readKeys(file: string): Key[] {
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(entries) || !entries.every(isKey)) {
    throw new Error(`SIMULATOR_TERMINALS: ${file} must hold a list of { "lockerId", "key" }`);
  }
  return entries;
}

function isProvider(entry: unknown): entry is ProviderKey {
  if (typeof entry !== 'object' || entry === null) return false;
  return (
    'providerNumber' in entry &&
    typeof entry.providerNumber === 'string' &&
    'key' in entry &&
    typeof entry.key === 'string'
  );
}

/** Reads the provider file: `[{ "providerNumber": "P101", "key": "…" }]`; none without a file. */
function readProviders(file: string | undefined): ProviderKey[] {
  if (!file) return [];
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(entries) || !entries.every(isProvider)) {
    throw new Error(`SIMULATOR_PROVIDERS: ${file} must hold a list of { "providerNumber", "key" }`);
  }
  return entries;
}

/** `name password`; optional. */
function readCourier(written: string | undefined): NetworkSettings['courier'] {
  const [username, password] = written?.split(' ') ?? [];
  return username && password ? { username, password } : undefined;
}

function readSpeed(written: string): number {
  const speed = Number(written);
  if (!(speed >= 0 && speed <= 1_000))
    throw new Error('SIMULATOR_SPEED must be a number from 0 to 1000');
  return speed;
}

/**
 * SIMULATOR_URL (http://127.0.0.1:3000), SIMULATOR_TERMINALS (key file; required), SIMULATOR_SPEED (1; 0: no visits),
 * SIMULATOR_PROVIDERS (file of requestor keys), SIMULATOR_PHONES (file that receives SMS), SIMULATOR_COURIER (login name
 * and password for outgoing parcels), SIMULATOR_FAULTS (see faults.ts; `none` for no faults). Throws a message if invalid.
 */
export function readSettings(environment: Record<string, string | undefined>): NetworkSettings {
  const file = environment.SIMULATOR_TERMINALS;
  if (!file)
    throw new Error('SIMULATOR_TERMINALS must name the file with the keys of the terminals');
  const terminals = readKeys(file);
  const written = environment.SIMULATOR_FAULTS;
  return {
    url: (environment.SIMULATOR_URL || 'http://127.0.0.1:3000').replace(/\/+$/, ''),
    terminals,
    latest: () => readKeys(file),
    providers: readProviders(environment.SIMULATOR_PROVIDERS),
    phones: environment.SIMULATOR_PHONES,
    courier: readCourier(environment.SIMULATOR_COURIER),
    speed: readSpeed(environment.SIMULATOR_SPEED || '1'),
    faults: written ? readFaults(written) : usualFaults(terminals.map(({ lockerId }) => lockerId)),
  };
}
