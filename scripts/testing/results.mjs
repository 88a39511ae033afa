// What a test run counts and names: passed and failed checks, and each failure with the beginning of its message.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { home, say } from '../ready.mjs';

const LINES_OF_A_FAILURE = 12;

/** The JSON in a file; undefined where there is none. */
export function readReport(file) {
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

const pathOf = ({ name }) => relative(home, name);

/** Each failed test of the runner's report by file and name with the beginning of its message. */
function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = pathOf({ name });
    if (assertionResults.length === 0)
      return status === 'failed' ? [`${file}\n    ${inBrief(message)}`] : [];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} > ${test.fullName}\n    ${inBrief(test.failureMessages.join('\n'))}`);
  });
}

const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** What runs the failed tests of each file of the runner's report again: the whole file if it did not load. */
export const failedTests = (report) =>
  (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      const names = failed.map(({ fullName }) => `^${escaped(fullName)}$`).join('|');
      return [pathOf(file), ...(names ? ['--testNamePattern', names] : [])];
    });

/** Counts the steps and tests of a run. */
export class Results {
  passed = 0;
  failed = 0;
  /** Listed at the end, as a whole run's output is too long to search. */
  failures = [];

  fail(...failures) {
    this.failed += failures.length;
    this.failures.push(...failures);
  }

  /** A step that passes or fails as a whole. */
  addStep(title, code) {
    if (code === 0) this.passed += 1;
    else this.fail(title);
  }

  /**
   * A run of tests. No test at all, an error outside of tests, and a failing runner without failed tests are failures;
   * in CI, where all dependencies can be installed, a skipped test is one, too.
   */
  addTests(title, { report, unhandled, code }) {
    const before = this.failed;
    this.fail(...unhandled.map((error) => `outside of tests (${title})\n    ${inBrief(error)}`));
    if (!report || report.numTotalTests === 0) return this.fail(`${title}: no test was run`);
    this.passed += report.numPassedTests;
    this.fail(...failuresOf(report));
    if (code !== 0 && this.failed === before) this.fail(`${title}: vitest ended with ${code}`);
    const left = report.numPendingTests + report.numTodoTests;
    if (left > 0) say(`${left} tests were left out.`);
    if (left > 0 && process.env.CI) this.fail(`${title}: ${left} tests were left out`);
  }

  /** Prints all failures and, as the last line, the counts. */
  print(minutes) {
    if (this.failures.length > 0)
      say(`\nFailed:\n${this.failures.map((failure) => `✘ ${failure}`).join('\n')}`);
    say(`\n${this.passed} passed, ${this.failed} failed in ${minutes} min`);
  }
}
