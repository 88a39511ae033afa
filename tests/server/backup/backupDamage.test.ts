// A damaged backup ends in a sentence, whatever is damaged; --verify needs no database.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/connect.ts';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { openDump } from '../../kit/databases/openDump.ts';

const folder = mkdtempSync(join(tmpdir(), 'damage-'));
const whole = join(folder, 'whole.backup');
const damaged = join(folder, 'damaged.backup');
let bytes: Buffer;

beforeAll(async () => {
  const database = await openDatabase({ dump: await openDump() });
  await writeBackup(database, whole, Date.UTC(2026, 10, 22));
  await database.close();
  bytes = readFileSync(whole);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of the server's source over a file; neither can reach a database of anybody's. */
function run(program: 'backup' | 'restore', ...words: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') };
  const script = `server/backup/${program}.ts`;
  const done = spawnSync(process.execPath, ['--import', 'tsx', script, ...words], { env });
  return { code: done.status, out: String(done.stdout), err: String(done.stderr) };
}

/** Writes a copy with one byte changed. */
function flip(at: number): void {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0x10;
  writeFileSync(damaged, copy);
}

it('a byte that is not as it was ends a restore and a verification in one sentence, exit code 1', () => {
  flip(Math.floor(bytes.length / 2));
  const sentence = `${damaged} is not a whole backup.\n`;
  expect(run('restore', damaged)).toEqual({
    code: 1,
    out: '',
    err: `Reading ${damaged}\n${sentence}`,
  });
  expect(run('backup', '--verify', damaged)).toEqual({ code: 1, out: '', err: sentence });
});
