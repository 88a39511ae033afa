// Benchmark of the compiler with forty more resources: the additional time of a type check.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsIn } from '../tests/docs/applied.ts';
import { copySources, type SourceCopy } from '../tests/kit/servers/sourceCopy.ts';

const RESOURCES = 40;
const RUNS = 5;
const LIMIT_S = 5;

/** Distinct names: `resourceAs`, `resourceBs` … */
const names = Array.from({ length: RESOURCES }, (_, index) => {
  const letter = String.fromCharCode(65 + (index % 26));
  return `resource${letter}${'x'.repeat(Math.floor(index / 26))}s`;
});

/** Writes a resource as `npm run new:resource` does, with the fields of the guide's trolleys. */
async function addResource(copy: SourceCopy, name: string): Promise<void> {
  const [, ...fields] = argumentsIn(
    readFileSync('docs/adding-a-resource.md', 'utf8'),
    'new:resource',
  );
  const { code, said } = await copy.run('node', 'scripts/new-resource.mjs', name, ...fields);
  if (code !== 0) throw new Error(said);
}

interface Took {
  /** Elapsed time, affected by the machine's other load. */
  readonly clock: number;
  /** CPU time of all processors: with an idle machine, the elapsed time is never longer. */
  readonly work: number;
}

const TICKS_A_SECOND = 100;

/** CPU time of ended child processes, in seconds; undefined if the system does not report it. */
function childrensWork(): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

async function checked(copy: SourceCopy): Promise<Took> {
  const began = performance.now();
  const before = childrensWork();
  const { code, said } = await copy.run('tsc', '--noEmit', '-p', '.');
  if (code !== 0) throw new Error(said);
  const clock = (performance.now() - began) / 1000;
  const after = childrensWork();
  return { clock, work: before === undefined || after === undefined ? clock : after - before };
}

/** The lowest of several separate runs. */
async function least(copy: SourceCopy): Promise<Took> {
  const runs: Took[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await checked(copy));
  const of = (kind: keyof Took) => Math.min(...runs.map((took) => took[kind]));
  return { clock: of('clock'), work: of('work') };
}

const shown = ({ clock, work }: Took) =>
  `${work.toFixed(2)} s of work, ${clock.toFixed(2)} s on the clock`;

const copy = copySources();
try {
  const before = await least(copy);
  for (const name of names) await addResource(copy, name);
  const files = readFileSync(join(copy.folder, 'contract/groups.ts'), 'utf8');
  if (!files.includes(names.at(-1)!)) throw new Error('The resources are not in the lists.');
  const after = await least(copy);
  const added = after.work - before.work;
  const held = added <= LIMIT_S;
  console.log(`tsc over the whole product, the least of ${RUNS} runs`);
  console.log(`        without: ${shown(before)}`);
  console.log(`        with ${RESOURCES} more resources: ${shown(after)}`);
  console.log(
    `${held ? 'held  ' : 'BROKEN'}  work added by ${RESOURCES} resources: ${added.toFixed(2)} s  (limit ${LIMIT_S})`,
  );
  process.exitCode = held ? 0 : 1;
} finally {
  copy.remove();
}
