// npm test and npm run test:full: installs what is missing, then checks, builds, tests and measures.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** A step that passes or fails as a whole. */
async function step(title, command, args, env) {
  say(`\n— ${title}`);
  const code = await run(command, args, env);
  if (code !== 0) failures.push(title);
  counted(code === 0);
}

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

/** Adds the runner's report to the count. A run without tests, or a failing runner without failed tests, is a failure. */
function countReport(report, code) {
  if (!report || report.numPassedTests + report.numFailedTests === 0) return counted(false);
  const failed = report.numFailedTests + unloaded(report);
  failures.push(...failuresOf(report));
  const left = report.numPendingTests + report.numTodoTests;
  count.passed += report.numPassedTests;
  count.failed += failed;
  if (code !== 0 && failed === 0) counted(false);
  if (left > 0) say(`${left} tests were left out.`);
  // In CI, where all dependencies can be installed, no test may be skipped.
  if (left > 0 && process.env.CI) counted(false);
}

async function vitest(title, env, ...projects) {
  say(`\n— ${title}`);
  const folder = mkdtempSync(join(tmpdir(), 'lockerdesk-report-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/timesReporter.mjs'];
  reporters.push('--reporter=json', `--outputFile.json=${file}`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const code = await run('vitest', ['run', ...chosen, ...reporters], env);
  countReport(readReport(file), code);
  rmSync(folder, { recursive: true, force: true });
}

checkNode();
install();
const { equip } = await import('./equip.mjs');
const equipment = equip();
if (equipment) {
  const env = { ...equipment, TESTS: process.argv.includes('--full') ? 'full' : '' };
  await step('Check', process.execPath, ['scripts/check.mjs'], env);
  await step('Build', process.execPath, ['scripts/build.mjs'], env);
  await vitest('Tests', env, 'domain', 'server', 'server-alone', 'screens');
  // Separately, as the servers and terminals of its workers would slow down the tests above.
  await vitest('Tests in the browser', env, 'browser');
  await step('Size', process.execPath, ['scripts/size.mjs'], env);
} else {
  counted(false);
}
if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `✘ ${failure}`).join('\n')}`);
say(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
