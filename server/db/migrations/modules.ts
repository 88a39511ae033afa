// The files of migrations, found in this folder and below. A build has no such folder: scripts/build.mjs puts them in.
import { readdirSync } from 'node:fs';

const here = new URL('./', import.meta.url);
const paths = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?:^|\/)\d{3}_\w+\.ts$/.test(path));

const read = async (path: string): Promise<[string, Record<string, unknown>]> => [
  path,
  await import(/* @vite-ignore */ new URL(path, here).href),
];

export const modules = Object.fromEntries(await Promise.all(paths.map(read)));
