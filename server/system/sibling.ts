// Locates worker and child programs of the server, in source and in dist.
import { extname } from 'node:path';

/** The programs scripts/build.mjs puts next to main.js under these names. */
const SOURCE = {
  embeddedWorker: '../db/embeddedWorker.ts',
  backup: '../backup/backup.ts',
  restore: '../backup/restore.ts',
  fillDemo: '../seed/fillDemo.ts',
  simulator: '../../simulator/main.ts',
  pdfWorker: '../outside/pdfWorker.ts',
};

export type Sibling = keyof typeof SOURCE;

/**
 * The path of a program and the Node arguments it needs: tsx in source (.ts),
 * none in dist (.js, a flat folder).
 */
export function sibling(name: Sibling): { url: URL; execArgv: string[] } {
  const inSource = extname(new URL(import.meta.url).pathname) === '.ts';
  return inSource
    ? { url: new URL(SOURCE[name], import.meta.url), execArgv: ['--import', 'tsx'] }
    : { url: new URL(`./${name}.js`, import.meta.url), execArgv: [] };
}
