// Makes, once for a run of tests, a small demo database and tells every test where its file is.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { databaseOver } from '../../server/db/connect.ts';
import { startEmbedded } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seedDemo } from '../../server/db/seed/demo.ts';
import { SMALL } from '../../server/db/seed/size.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file of the demo database. */
    databaseDump: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What the demo database is made by. */
const SOURCES = ['server/db', 'server/demoAccounts.ts', 'domain', 'package-lock.json'];
/** Its history ends when it was made; what is counted in the last hours must not be gone. */
const FRESH_MS = 6 * 60 * 60 * 1_000;

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)));
}

function stamp(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesIn(join(root, source))))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const isFresh = (file: string): boolean =>
  existsSync(file) && Date.now() - statSync(file).mtimeMs < FRESH_MS;

/** Files of older sources, or left behind by a run that was stopped. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder))
    if (!isFresh(join(folder, name))) rmSync(join(folder, name), { force: true });
}

async function make(file: string): Promise<void> {
  const embedded = await startEmbedded({});
  const database = databaseOver('embedded', embedded.pool, embedded.stop);
  await migrate(database);
  await seedDemo(database, Date.now(), SMALL);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, await embedded.dump());
  renameSync(unfinished, file);
  await database.close();
}

export default async function databaseDump(project: TestProject): Promise<void> {
  const folder = join(root, 'node_modules/.cache/lockerdesk');
  mkdirSync(folder, { recursive: true });
  sweep(folder);
  const file = join(folder, `demo-${stamp()}.tar`);
  if (!isFresh(file)) await make(file);
  project.provide('databaseDump', file);
}
