// The test projects: domain, server, screens and browser, each with the surroundings that it needs.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import FullFirst from './tests/kit/fullFirst.ts';
import { PATIENCE_MS, TEST_LIMIT_MS } from './tests/kit/patience.ts';

/** TESTS=gate runs the files that tests/gate.txt names; TESTS=audit adds the audits to all others. */
const asked = process.env['TESTS'] ?? '';
const names = (part: string) => process.argv.some((argument) => argument.includes(part));

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const gate = asked === 'gate' ? linesOf('tests/gate.txt') : undefined;
const missing = gate?.find((file) => !existsSync(new URL(file, import.meta.url)));
if (missing !== undefined) throw new Error(`tests/gate.txt names ${missing}, which does not exist`);

const left = asked === 'audit' || names('.audit') ? [] : ['**/*.audit.test.ts'];

/** The test files in some folders of tests: in the gate those that it names. */
const tests = (...folders: string[]): string[] =>
  gate?.filter((file) => folders.some((folder) => file.startsWith(`tests/${folder}/`))) ??
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

/** They put something else in place of a module, which files that share a worker would see too. */
const MOCKING = [
  'tests/server/http/passwordQueue.test.ts',
  'tests/server/account/signInAttacks.test.ts',
];

// Left out, a machine with two cores would use one.
const workers = Math.max(2, availableParallelism() - 1);

/** No limit decides whether a test passes: they only end what hangs. */
const limits = {
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
};
const PATIENT = './tests/kit/setupPatience.ts';
const DATABASES = './tests/kit/databases/databases.ts';

const node = { ...limits, environment: 'node' as const, setupFiles: [PATIENT] };

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    maxWorkers: workers,
    // Garbage is collected less often: it took an eighth of the processor time of screens.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: FullFirst },
    projects: [
      {
        test: {
          ...node,
          name: 'domain',
          isolate: false,
          include: [...tests('domain', 'contract', 'structure', 'docs'), 'tests/structure.test.ts'],
        },
      },
      {
        test: {
          ...node,
          name: 'server',
          isolate: false,
          include: tests('server', 'simulator'),
          exclude: MOCKING,
          globalSetup: [DATABASES],
        },
      },
      { test: { ...node, name: 'server-alone', include: MOCKING, globalSetup: [DATABASES] } },
      {
        test: {
          ...limits,
          name: 'screens',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://lockerdesk.test/' } },
          isolate: false,
          include: tests(
            'engine',
            'resources',
            'custom',
            'app',
            'i18n',
            'dataProvider',
            'authProvider',
          ),
          globalSetup: [DATABASES],
          setupFiles: [
            PATIENT,
            './tests/kit/screens/sharedWorker.ts',
            './tests/kit/screens/setupScreens.ts',
          ],
        },
      },
      {
        test: {
          ...node,
          name: 'browser',
          include: tests('e2e'),
          exclude: left,
          globalSetup: ['./tests/kit/servers/builtServer.ts'],
          // The other worker keeps the second core busy.
          maxConcurrency: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
