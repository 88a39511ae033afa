// The small demo network as a dump of the embedded database: created on demand and kept.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { databaseOver } from '../../../server/db/connect.ts';
import { startEmbedded } from '../../../server/db/embedded.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedDemo } from '../../../server/seed/seedDemo.ts';
import { SMALL } from '../../../server/seed/network/size.ts';
import { MOMENT } from '../moment.ts';

/** The project's folder, where every test run starts; under jsdom a module's URL is not a file URL. */
const root = process.cwd();
const MIGRATIONS = 'server/db/migrations';
/** The files that create the demo network; their imports count too. */
const sources = () => [
  'server/db/migrate.ts',
  'server/seed/seedDemo.ts',
  'package-lock.json',
  ...readdirSync(join(root, MIGRATIONS), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${MIGRATIONS}/${name}`),
];
/** The file and every product file that it imports, directly or indirectly. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g))
    withImports(join(dirname(file), imported!), found);
  return found;
}

function stamp(): string {
  const hash = createHash('sha256').update(String(MOMENT));
  const found = new Set<string>();
  for (const source of sources()) withImports(join(root, source), found);
  for (const file of [...found].toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Removes files of older sources, and those left over from an aborted run. */
function sweep(folder: string, kept: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith('demo-') && !name.startsWith(kept))
      rmSync(join(folder, name), { force: true });
}

async function make(file: string): Promise<void> {
  const embedded = await startEmbedded({});
  const database = databaseOver('embedded', embedded.pool, embedded.stop);
  await migrate(database);
  await seedDemo(database, MOMENT, SMALL);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, await embedded.dump());
  renameSync(unfinished, file);
  await database.close();
}

/**
 * The path of the file, which is created where it does not exist. Two processes may create it at once: the last
 * one wins.
 */
export async function databaseDump(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/lockerdesk');
  mkdirSync(folder, { recursive: true });
  const name = `demo-${stamp()}.tar`;
  sweep(folder, name);
  const file = join(folder, name);
  if (!existsSync(file)) await make(file);
  return file;
}
