// A backup brings the files back too: every byte of those that a record needs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { restoreBackup } from '../../../server/backup/restoreBackup.ts';
import { demoPictures } from '../../../server/seed/network/screenPictures.ts';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { openFileStore } from '../../../server/outside/fileStore.ts';
import { openDump } from '../../kit/databases/openDump.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-files-'));
const file = join(folder, 'network.backup');
const before = openFileStore(join(folder, 'before'));
const after = openFileStore(join(folder, 'after'));
let filled: Database;
let rows: number;

beforeAll(async () => {
  filled = await openDatabase({ dump: await openDump() });
  for (const { fileId, bytes } of demoPictures()) {
    const path = await before.temporary();
    await writeFile(path, bytes);
    await before.take(path, fileId);
  }
  rows = await writeBackup(filled, file, 1, before);
});
afterAll(async () => {
  await filled.close();
  rmSync(folder, { recursive: true, force: true });
});

it('byte for byte, beside the rows', async () => {
  const database = await openDatabase({ dump: await openDump() });
  expect(await restoreBackup(database, file, { force: true, store: after })).toBe(rows);
  for (const { fileId, bytes } of demoPictures()) {
    const found = await after.read(fileId);
    const parts: Buffer[] = [];
    for await (const part of found?.stream ?? []) parts.push(part as Buffer);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  }
  await database.close();
});

it('one that lacks a part of a file is refused', async () => {
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  const broken = lines.filter((line, place) => !line.startsWith('{"file"') || place % 2 === 0);
  expect(broken.length).toBeLessThan(lines.length);
  const path = join(folder, 'broken.backup');
  await writeFile(path, gzipSync(broken.join('\n')));
  await expect(restoreBackup(filled, path)).rejects.toThrow('is not a whole backup');
});
