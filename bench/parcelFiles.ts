// Benchmark of parcel exports of 200,000 rows: server memory, latency of others, completeness.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { parcels } from '../contract/parcels/parcels.ts';
import type { ServerProcess } from '../tests/kit/servers/serverProcess.ts';

export const ROWS = 200_000;
const LIMIT_MB = 150;
const OFTEN_MS = 50;

/** Current memory of a process, in MB. */
const memoryOf = ({ process: { pid } }: ServerProcess): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

interface Meanwhile {
  readonly peak: number;
  /** Latencies of other requests, milliseconds, ascending. */
  readonly waits: number[];
  /** How many of them failed. */
  readonly lost: number;
}

/** Samples memory and sends requests as another user would, until the work is done. */
async function meanwhile<T>(
  server: ServerProcess,
  token: string,
  work: () => Promise<T>,
): Promise<Meanwhile & { done: T }> {
  const over = new AbortController();
  let peak = 0;
  const waits: number[] = [];
  let lost = 0;
  const looking = async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, memoryOf(server));
      await wait(OFTEN_MS);
    }
  };
  const asking = async () => {
    while (!over.signal.aborted) {
      const begin = performance.now();
      const headers = { 'X-User-Token': token };
      const asked = fetch(`${server.url}${parcels.list.path}?lockerId=3`, { headers });
      const ok = await asked.then((answer) => answer.text()).catch(() => undefined);
      if (ok === undefined) lost += 1;
      waits.push(performance.now() - begin);
      await wait(OFTEN_MS);
    }
  };
  const others = [looking(), asking()];
  const done = await work();
  over.abort();
  await Promise.all(others);
  return { peak, lost, waits: waits.toSorted((one, other) => one - other), done };
}

/** The number of rows in the file, without its headings. */
async function rowsIn(kind: 'CSV' | 'XLSX', bytes: Uint8Array): Promise<number> {
  if (kind === 'CSV') return parseCsv(new TextDecoder().decode(bytes)).length - 1;
  return ((await readXlsx(bytes)).sheets[0]?.rows.length ?? 0) - 1;
}

/** A query of the list, and the number of its matches. */
export interface Left {
  readonly query: string;
  readonly rows: number;
}

/** Downloads both files; prints a line each and returns whether both held. */
export async function sayFiles(
  place: string,
  server: ServerProcess,
  token: string,
  { query, rows: wanted }: Left,
): Promise<boolean> {
  const held: boolean[] = [];
  for (const kind of ['CSV', 'XLSX'] as const) {
    const idle = memoryOf(server);
    const begin = performance.now();
    const { peak, waits, lost, done } = await meanwhile(server, token, async () => {
      const headers = { 'X-User-Token': token };
      const { path } = kind === 'CSV' ? parcels.exportCsv : parcels.exportXlsx;
      const response = await fetch(`${server.url}${path}?${query}`, { headers });
      return new Uint8Array(await response.arrayBuffer());
    });
    const seconds = (performance.now() - begin) / 1000;
    const rows = await rowsIn(kind, done);
    // Reading took a while: let closed connections be noticed before the next request.
    await wait(OFTEN_MS);
    const good = rows === wanted && lost === 0 && peak - idle <= LIMIT_MB;
    held.push(good);
    const middle = waits[Math.floor(waits.length / 2)] ?? 0;
    console.log(
      `${good ? 'held  ' : 'BROKEN'}  ${place}, ${kind}: ${rows} rows in ${seconds.toFixed(1)} s, ${(done.byteLength / 2 ** 20).toFixed(1)} MB; memory ${(peak - idle).toFixed(0)} MB above ${idle.toFixed(0)} (limit ${LIMIT_MB}); ${waits.length} others waited ${middle.toFixed(0)} ms, ${waits.at(-1)?.toFixed(0)} at most, ${lost} in vain`,
    );
  }
  return held.every(Boolean);
}
