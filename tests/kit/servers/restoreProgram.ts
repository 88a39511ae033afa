// Runs the backup restore program from source, optionally killed at a given point.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Moment } from './killAt.ts';

const program = fileURLToPath(new URL('../../../server/backup/restore.ts', import.meta.url));
const killAt = fileURLToPath(new URL('killAt.ts', import.meta.url));

export interface Restored {
  /** Null where it was killed. */
  code: number | null;
  out: string;
  /** The last line of its standard error. */
  said: string;
}

/** Runs it with these settings and arguments, and waits for its end. */
export async function runRestore(
  settings: Record<string, string>,
  words: readonly string[],
  moment?: Moment,
): Promise<Restored> {
  const env = {
    PATH: process.env['PATH'],
    ...settings,
    ...(moment && { KILL_AT: JSON.stringify(moment) }),
  };
  const loaded = ['tsx', ...(moment ? [killAt] : [])].flatMap((name) => ['--import', name]);
  const child = spawn(process.execPath, [...loaded, program, ...words], { env });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (part) => (texts.out += String(part)));
  child.stderr.on('data', (part) => (texts.err += String(part)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out: texts.out, said: texts.err.trimEnd().split('\n').at(-1) ?? '' };
}
