// A damaged backup ends in a sentence, whatever is damaged; --verify needs no database.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupBroken } from '../../../server/backup/backupFile.ts';
import { openDatabase } from '../../../server/db/connect.ts';
import { lookThrough } from '../../../server/backup/verifyBackup.ts';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { signedBackup } from '../../kit/signedBackup.ts';
import { openDump } from '../../kit/databases/openDump.ts';

const folder = mkdtempSync(join(tmpdir(), 'damage-'));
const whole = join(folder, 'whole.backup');
const damaged = join(folder, 'damaged.backup');
let bytes: Buffer;
let rows: number;

beforeAll(async () => {
  const database = await openDatabase({ dump: await openDump() });
  rows = await writeBackup(database, whole, Date.UTC(2026, 10, 22));
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

/** Rewrites the end line, and the migration in the head if one is given. */
function end(change: (end: Record<string, unknown>) => object, migration?: string): void {
  const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
  if (migration !== undefined)
    lines[0] = JSON.stringify({ ...(JSON.parse(lines[0]!) as object), migration });
  const last = JSON.parse(lines.pop() ?? '') as Record<string, unknown>;
  writeFileSync(damaged, gzipSync(`${[...lines, JSON.stringify(change(last))].join('\n')}\n`));
}

describe('a byte that is not as it was', () => {
  it.each([
    ['in the header', 0],
    ['in the first lines', 0.001],
    ['in the middle', 0.5],
    ['near the end', 0.999],
    ['in the last byte', 1],
  ])('%s is noticed', async (_where, share) => {
    flip(Math.floor((bytes.length - 1) * share));
    await expect(lookThrough(damaged)).rejects.toThrow(BackupBroken);
  });

  it('ends a restore and a verification in one sentence, exit code 1', () => {
    flip(Math.floor(bytes.length / 2));
    const sentence = `${damaged} is not a whole backup.\n`;
    expect(run('restore', damaged)).toEqual({
      code: 1,
      out: '',
      err: `Reading ${damaged}\n${sentence}`,
    });
    expect(run('backup', '--verify', damaged)).toEqual({ code: 1, out: '', err: sentence });
  });
});

describe('a file that is broken off', () => {
  it.each([0, 5, 20, 1_000, 0.3, 0.9])('after %s of it is noticed', async (length) => {
    const size = length < 1 ? Math.floor(bytes.length * length) : length;
    writeFileSync(damaged, bytes.subarray(0, size));
    await expect(lookThrough(damaged)).rejects.toThrow(BackupBroken);
  });

  it('in its last bytes is noticed', async () => {
    for (const lacking of [1, 4, 8, 9]) {
      writeFileSync(damaged, bytes.subarray(0, -lacking));
      await expect(lookThrough(damaged)).rejects.toThrow(BackupBroken);
    }
  });
});

describe('a file that gzip has nothing against', () => {
  it('with a changed value is noticed by its checksum', async () => {
    writeFileSync(damaged, gzipSync(gunzipSync(bytes).toString().replace('Cyprus', 'Cypros')));
    await expect(lookThrough(damaged)).rejects.toThrow(BackupBroken);
  });

  it('without the checksum that its version writes is noticed', async () => {
    end(({ sha256: _, ...rest }) => rest);
    await expect(lookThrough(damaged)).rejects.toThrow('is not a whole backup.');
  });

  it('with a file whose id leads out of the folder is noticed, though its checksum agrees', async () => {
    const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
    const { parts = 0, ...rest } = JSON.parse(lines.pop()!) as { parts?: number };
    const evil = JSON.stringify({ file: '../../../evil', bytes: 'AAAA' });
    const last = JSON.stringify({ ...rest, parts: parts + 1 });
    writeFileSync(damaged, signedBackup([...lines, evil, last, ''].join('\n')));
    await expect(lookThrough(damaged)).rejects.toThrow('is not a whole backup.');
  });

  it('with another count, or with lines behind its end, is noticed', async () => {
    end(({ counts, ...rest }) => ({ ...rest, counts: { ...(counts as object), staff: 1 } }));
    await expect(lookThrough(damaged)).rejects.toThrow(BackupBroken);
    writeFileSync(damaged, gzipSync(`${gunzipSync(bytes).toString()}["settings",{}]\n`));
    await expect(lookThrough(damaged)).rejects.toThrow(BackupBroken);
  });
});

describe('npm run backup -- --verify FILE', () => {
  it('says that a whole one is whole, with what it holds and its checksum', () => {
    const { code, out } = run('backup', '--verify', whole);
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(
        `^${whole} is whole: ${rows} rows and 0 files of 2026-11-22T00:00:00.000Z, SHA-256 [0-9a-f]{64}.\n$`,
      ),
    );
  });

  it('says that one of an earlier version can be restored but not verified', () => {
    end(({ sha256: _, ...rest }) => rest, '039_earlier');
    const { code, out } = run('backup', '--verify', damaged);
    expect(code).toBe(0);
    expect(out).toContain(`${damaged} holds ${rows} rows`);
    expect(out).toContain('it can be restored, not verified.');
  });

  it('says that a file is not there', () => {
    const missing = join(folder, 'missing');
    expect(run('backup', '--verify', missing).err).toBe(`There is no file ${missing}.\n`);
  });
});
