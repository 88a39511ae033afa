// Reads the product from its files: every module of a layer, its text, and what it imports.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** An import: whether of types alone, and of what: a path from the root, or a package's name. */
export interface Import {
  readonly types: boolean;
  readonly target: string;
}

export interface Module {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s)?(?:[^'"();]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/g;

/** Every file that belongs to the product: in git, or about to be. */
export const files: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));

const resolve = (from: string, to: string) =>
  to.startsWith('.') ? posix.join(posix.dirname(from), to) : to;

/** What a text imports, by its own words: no compiler is asked, so none can answer that all is well. */
export const importsOf = (path: string, text: string): Import[] =>
  [...text.matchAll(IMPORT)].map(([, types, plain, lazy]) => ({
    types: types !== undefined,
    target: resolve(path, plain ?? lazy ?? ''),
  }));

function read(path: string): Module {
  const text = readFileSync(path, 'utf8');
  return { path, text, imports: importsOf(path, text) };
}

/** Every TypeScript module of the product. */
export const modules: readonly Module[] = files
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .map(read);

/** The modules below some folders. */
export const below = (...folders: string[]): Module[] =>
  modules.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));
