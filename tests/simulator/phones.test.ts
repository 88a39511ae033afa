// The phones of the synthetic customers: which PIN an SMS brings for which parcel.
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPhones } from '../../simulator/openPhones.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phones-'));
  file = join(folder, 'phones.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const sms = (text: string) => `${JSON.stringify({ to: '0035799000001', text })}\n`;
const DEPOSIT = 'Parcel CP123456785CY is in box A01 at Ledra until 25/11/2026 10:00. PIN 012345.';

it('an SMS with a PIN is known by its parcel, until the PIN was used', async () => {
  await writeFile(file, sms(DEPOSIT));
  const phones = openPhones(file);
  expect(phones.pinOf('CP123456785CY')).toBe('012345');
  expect(phones.pinOf('CP123456799CY')).toBeUndefined();
  phones.forget('CP123456785CY');
  expect(phones.pinOf('CP123456785CY')).toBeUndefined();
});

it('what arrives later is read on; a newer PIN takes the place of the older, half a line waits', async () => {
  const phones = openPhones(file);
  expect(phones.pinOf('CP123456785CY')).toBeUndefined();
  await writeFile(file, sms(DEPOSIT));
  expect(phones.pinOf('CP123456785CY')).toBe('012345');
  const newer = sms('New PIN for parcel CP123456785CY at Ledra: 999999.');
  await appendFile(file, newer.slice(0, 40));
  expect(phones.pinOf('CP123456785CY')).toBe('012345');
  await appendFile(file, newer.slice(40));
  expect(phones.pinOf('CP123456785CY')).toBe('999999');
});

it('an SMS without a PIN, and what is none, are passed over', async () => {
  await writeFile(file, `no JSON\n${sms('Parcel CP123456785CY was collected on 25/11/2026.')}`);
  expect(openPhones(file).pinOf('CP123456785CY')).toBeUndefined();
});
