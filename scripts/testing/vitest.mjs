// Runs vitest as a child process and reads what it reports.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.mjs';
import { readReport } from './results.mjs';

const REPORTERS = [
  'default',
  './scripts/testing/timesReporter.mjs',
  './scripts/testing/unhandledReporter.mjs',
  'json',
];

/**
 * Runs the tests of some projects.
 * @param {readonly string[]} what projects (--project …), files and other options of vitest
 * @param {Record<string, string>} env
 * @returns {Promise<{ report: object | undefined, unhandled: string[], code: number }>}
 */
export async function vitest(what, env) {
  const folder = mkdtempSync(join(tmpdir(), 'lockerdesk-report-'));
  const [file, unhandled] = [join(folder, 'report.json'), join(folder, 'unhandled.json')];
  const reporters = REPORTERS.map((reporter) => `--reporter=${reporter}`);
  const given = ['run', ...what, ...reporters, `--outputFile.json=${file}`];
  const code = await run('vitest', given, { ...env, UNHANDLED_FILE: unhandled });
  const result = { report: readReport(file), unhandled: readReport(unhandled) ?? [], code };
  rmSync(folder, { recursive: true, force: true });
  return result;
}

export const projects = (...names) => names.flatMap((name) => ['--project', name]);
