// The last seal of the audit trail outside the database: in the data folder and at AUDIT_ANCHOR.
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ConfigError, type Config } from '../system/config.ts';

/** A seal that identifies the whole chain up to it. */
const point = z.object({ sealId: z.int(), hash: z.string(), time: z.number() });
export type Point = z.output<typeof point>;

const anchor = z.object({
  /** When the anchor was created, and the last seal at that time; 0: there was none. */
  since: z.object({ sealId: z.int(), time: z.number() }),
  /** From this seal on, all are made with the server's key. */
  keyedFrom: z.int(),
  /** The last seal; null if there is none. */
  last: point.nullable(),
  /** Seals missing from the database; SHORTER: its chain ended before; DIFFERENT: it had another seal. */
  lost: z.array(point.extend({ fault: z.enum(['SHORTER', 'DIFFERENT']), foundTime: z.number() })),
  /** Deliberate restores of the database: from which seal to which. */
  restored: z.array(
    z.object({ time: z.number(), fromSeal: z.int().nullable(), sealId: z.int().nullable() }),
  ),
});
export type Anchor = z.output<typeof anchor>;

type Where = Pick<Config, 'dataDir' | 'auditAnchor'>;

const fileIn = ({ dataDir }: Where): string => join(dataDir, 'audit-anchor.json');

/** Parses the text; undefined if truncated or invalid. */
function parsed<T>(shape: z.ZodType<T>, text: string): T | undefined {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The anchor in the data folder; undefined if missing or invalid. Throws on disk errors. */
export async function readAnchor(where: Where): Promise<Anchor | undefined> {
  try {
    return parsed(anchor, await readFile(fileIn(where), 'utf8'));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Replaces the anchor atomically; flushed to disk when it resolves. */
export async function writeAnchor(where: Where, kept: Anchor): Promise<void> {
  const file = fileIn(where);
  const fresh = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(fresh, `${JSON.stringify(kept)}\n`, { flag: 'wx', mode: 0o600, flush: true });
  await rename(fresh, file);
}

/** Longer than any last line. */
const TAIL_BYTES = 1_024;

const outsideFile = ({ auditAnchor }: Where): string | undefined =>
  auditAnchor?.startsWith('/') ? auditAnchor : undefined;

/** The last seal in the file AUDIT_ANCHOR names; undefined without a file or a valid line. */
export async function readOutside(where: Where): Promise<Point | undefined> {
  const file = outsideFile(where);
  if (!file) return undefined;
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    await handle.read(tail, 0, tail.length, size - tail.length);
    const line = tail.toString('utf8').trimEnd().split('\n').at(-1) ?? '';
    return parsed(point, line);
  } finally {
    await handle.close();
  }
}

/** Appends a line to that file; flushed to disk when it resolves. */
export async function appendOutside(where: Where, line: Point): Promise<void> {
  const file = outsideFile(where);
  if (file) await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
}

/** Throws ConfigError if AUDIT_ANCHOR names a file that cannot be appended to. */
export async function checkOutside(where: Where): Promise<void> {
  const file = outsideFile(where);
  if (!file) return;
  try {
    await (await open(file, 'a', 0o600)).close();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`AUDIT_ANCHOR ${file} cannot be written to (${code}).`);
  }
}
