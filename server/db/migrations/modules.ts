// The files of migrations, found in this folder and below. A build has no such folder: scripts/build.mjs puts them in.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname;
const paths = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?:^|\/)\d{3}_\w+\.ts$/.test(path));

const read = async (path: string): Promise<[string, Record<string, unknown>]> => [
  path,
  await import(/* @vite-ignore */ pathToFileURL(join(here, path)).href),
];

export const modules = Object.fromEntries(await Promise.all(paths.map(read)));
