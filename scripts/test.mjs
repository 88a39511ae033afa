// npm test (the gate) and npm run test:full: installs what is missing, then checks, builds, measures and tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkNode, home, install, say } from './ready.mjs';
import { run } from './run.mjs';

const count = { passed: 0, failed: 0 };
const counted = (ok) => {
  count[ok ? 'passed' : 'failed'] += 1;
};

/** Failures, listed again at the end, as a whole run's output is too long to search. */
const failures = [];
const LINES_OF_A_FAILURE = 12;

const minutes = (since) => ((performance.now() - since) / 60_000).toFixed(1);
const load = () => loadavg()[0].toFixed(1);

/** Runs a step; prints the load of the machine before it and how long it took. */
async function timed(title, work) {
  say(`\n— ${title} (load ${load()})`);
  const since = performance.now();
  await work();
  say(`— ${title}: ${minutes(since)} min`);
}

/** A step that passes or fails as a whole. */
const step = (title, command, args) =>
  timed(title, async () => {
    const code = await run(command, args, env);
    if (code !== 0) failures.push(title);
    counted(code === 0);
  });

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const inBrief = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, LINES_OF_A_FAILURE)
    .join('\n    ');

/** Each failed test of the runner's report by file and name with the beginning of its message. */
function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(home, name);
    if (assertionResults.length === 0)
      return status === 'failed' ? [`${file}\n    ${inBrief(message)}`] : [];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} > ${test.fullName}\n    ${inBrief(test.failureMessages.join('\n'))}`);
  });
}

/** A file that fails to load has no tests in the report. */
const unloaded = ({ testResults }) =>
  testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;

/**
 * Adds the runner's report to the count. A run without tests, an error outside of tests, and a failing runner
 * without failed tests are failures.
 */
function countReport(title, report, unhandled, code) {
  failures.push(...unhandled.map((error) => `outside of tests (${title})\n    ${inBrief(error)}`));
  count.failed += unhandled.length;
  if (!report || report.numPassedTests + report.numFailedTests === 0) {
    failures.push(`${title}: no test was run`);
    return counted(false);
  }
  const failed = report.numFailedTests + unloaded(report);
  failures.push(...failuresOf(report));
  count.passed += report.numPassedTests;
  count.failed += failed;
  if (code !== 0 && failed + unhandled.length === 0) {
    failures.push(`${title}: vitest ended with ${code}`);
    counted(false);
  }
  const left = report.numPendingTests + report.numTodoTests;
  if (left === 0) return;
  say(`${left} tests were left out.`);
  // In CI, where all dependencies can be installed, no test may be skipped.
  if (!process.env.CI) return;
  failures.push(`${title}: ${left} tests were left out`);
  counted(false);
}

const tests = (title, ...projects) =>
  timed(title, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lockerdesk-report-'));
    const file = join(folder, 'report.json');
    const unhandled = join(folder, 'unhandled.json');
    const reporters = ['default', './scripts/timesReporter.mjs', './scripts/unhandledReporter.mjs'];
    const chosen = projects.flatMap((project) => ['--project', project]);
    const code = await run(
      'vitest',
      [
        'run',
        ...chosen,
        ...[...reporters, 'json'].map((reporter) => `--reporter=${reporter}`),
        `--outputFile.json=${file}`,
      ],
      { ...env, UNHANDLED_FILE: unhandled },
    );
    countReport(title, readReport(file), readReport(unhandled) ?? [], code);
    rmSync(folder, { recursive: true, force: true });
  });

checkNode();
install();
const { equip } = await import('./equip.mjs');
const isFull = process.argv.includes('--full');
const equipment = equip();
const env = { ...equipment, TZ: 'UTC', TESTS: isFull ? '' : 'gate' };

// The browser tests run separately, as their servers and terminals would slow down the others.
const steps = [
  () => step('Check', process.execPath, ['scripts/check.mjs']),
  () => step('Build', process.execPath, ['scripts/build.mjs']),
  () => step('Size', process.execPath, ['scripts/size.mjs']),
  () => tests('Rules and server', 'domain', 'server', 'server-alone'),
  () => tests('Screens', 'screens'),
  () => tests('Browser', 'browser'),
];

const started = performance.now();
if (!equipment) counted(false);
else
  for (const next of steps) {
    await next();
    // The gate ends at its first failed step; a full run tells everything that it finds.
    if (count.failed > 0 && !isFull) break;
  }
if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `✘ ${failure}`).join('\n')}`);
say(`\n${count.passed} passed, ${count.failed} failed in ${minutes(started)} min`);
process.exitCode = count.failed === 0 ? 0 : 1;
