// Modules that are found by the names of their files. A build has no folders: scripts/build.mjs puts the modules in.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The modules of a folder, and of those below, whose paths fit; by path, in the order of the paths. */
export async function modulesBelow(
  folder: string,
  fits: RegExp,
): Promise<Record<string, Record<string, unknown>>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => fits.test(path))
    .toSorted();
  const read = async (path: string): Promise<[string, Record<string, unknown>]> => [
    path,
    await import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href),
  ];
  return Object.fromEntries(await Promise.all(paths.map(read)));
}
