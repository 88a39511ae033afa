// npm test, the gate, and npm run test:full: installs what is missing, then checks, builds, measures and tests.
import { loadavg } from 'node:os';
import { checkNode, install, say } from './ready.mjs';
import { run } from './run.mjs';
import { failedTests, Results } from './testing/results.mjs';
import { projects, vitest } from './testing/vitest.mjs';

checkNode();
install();
const { equip } = await import('./equip.mjs');
const isFull = process.argv.includes('--full');
const equipment = equip();
const env = { ...equipment, TESTS: isFull ? 'full' : 'gate' };
const results = new Results();

const minutes = (since) => ((performance.now() - since) / 60_000).toFixed(1);

/** Runs a step; prints the load of the machine before it and how long it took. */
async function timed(title, work) {
  say(`\n— ${title} (load ${loadavg()[0].toFixed(1)})`);
  const since = performance.now();
  await work();
  say(`— ${title}: ${minutes(since)} min`);
}

const step = (title, script) =>
  timed(title, async () => results.addStep(title, await run(process.execPath, [script], env)));

const ALONE = 3;

/** Runs the failed tests of a file alone, and says what their failure was: a fault fails each time. */
async function classify(failedOnes, surroundings) {
  let failed = 0;
  for (let time = 0; time < ALONE; time += 1)
    if ((await vitest(failedOnes, surroundings)).code !== 0) failed += 1;
  if (failed === ALONE) return 'fault: fails alone, too';
  return failed === 0 ? 'order or load: passes alone' : `chance: fails ${failed} of ${ALONE} times`;
}

const classes = [];

const tests = (title, names, more = {}) =>
  timed(title, async () => {
    const surroundings = { ...env, ...more };
    const result = await vitest(projects(...names), surroundings);
    results.addTests(title, result);
    if (!isFull) return;
    for (const failedOnes of failedTests(result.report))
      classes.push(`${failedOnes[0]}: ${await classify(failedOnes, surroundings)}`);
  });

const NODE_AND_SCREENS = ['domain', 'server', 'server-alone', 'screens'];

/** The night before a week begins, the last minutes of a year, and the hour that summer time leaves out in Cyprus. */
const MOMENTS = ['2026-05-17T00:10:00Z', '2026-12-31T21:50:00Z', '2026-03-29T00:30:00Z'];

const gate = [
  () => step('Check', 'scripts/check.mjs'),
  () => step('Build', 'scripts/build.mjs'),
  () => step('Size', 'scripts/size.mjs'),
  () => tests('Rules and server', ['domain', 'server', 'server-alone']),
  () => tests('Screens', ['screens']),
  // Separately, as their servers and terminals would slow down the others.
  () => tests('Browser', ['browser']),
];
const moments = MOMENTS.map(
  (moment) => () =>
    tests(`The gate at ${moment}`, NODE_AND_SCREENS, { TESTS: 'gate', TEST_MOMENT: moment }),
);

const started = performance.now();
if (!equipment) results.fail('What the tests need is missing');
else
  for (const next of isFull ? [...gate, ...moments] : gate) {
    await next();
    // The gate ends at its first failed step; a full run tells everything that it finds.
    if (results.failed > 0 && !isFull) break;
  }
if (classes.length > 0) say(`\nFailed files:\n${classes.join('\n')}`);
results.print(minutes(started));
process.exitCode = results.failed === 0 ? 0 : 1;
