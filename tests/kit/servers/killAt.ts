// Loaded into a program: kills it at a given point in its database statements or renames.
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

/** A point: a sequence of patterns, and whether the program is killed before, in or after the last one. */
export interface Moment {
  patterns: readonly string[];
  when: 'before' | 'during' | 'after';
}

const { patterns, when } = JSON.parse(process.env['KILL_AT'] ?? '') as Moment;
let next = 0;

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

/** Performs the operation, unless it is killed here. */
async function passing<T>(what: string, work: () => Promise<T>): Promise<T> {
  const pattern = patterns[next];
  if (pattern === undefined || !new RegExp(pattern).test(what)) return work();
  next += 1;
  if (next < patterns.length) return work();
  if (when === 'before') return die();
  const done = work();
  if (when === 'during') return die();
  await done;
  return die();
}

const { query } = pg.Client.prototype as unknown as {
  query: (...asked: unknown[]) => Promise<unknown>;
};
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...asked: unknown[]) {
    const [first] = asked as [string | { text?: string }];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    return passing(`statement ${text}`, () => query.apply(this, asked));
  },
});

const { rename } = files;
files.rename = (from, to) =>
  passing(`rename ${String(from)} to ${String(to)}`, () => rename(from, to));
syncBuiltinESMExports();
