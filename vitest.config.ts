// The test projects: domain, server, screens and browser, each with the surroundings that it needs.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { beginRun } from './tests/kit/moment.ts';
import { PATIENCE_MS, TEST_LIMIT_MS } from './tests/kit/patience.ts';

/** TESTS=gate runs the files that tests/gate.txt names, `full` runs all in an order of chance. */
const asked = process.env['TESTS'] ?? '';

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const gate = asked === 'gate' ? linesOf('tests/gate.txt') : undefined;
const missing = gate?.find((file) => !existsSync(new URL(file, import.meta.url)));
if (missing !== undefined) throw new Error(`tests/gate.txt names ${missing}, which does not exist`);

beginRun(gate !== undefined);

/** The test files in some folders of tests: in the gate those that it names. */
const tests = (...folders: string[]): string[] =>
  gate?.filter((file) => folders.some((folder) => file.startsWith(`tests/${folder}/`))) ??
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

/** They put something else in place of a module, which files that share a worker would see too. */
const MOCKING = [
  'tests/server/http/passwordQueue.test.ts',
  'tests/server/account/signInAttacks.test.ts',
];

/** What was recorded in the demo network of the usual moment. */
const RECORDED = 'tests/server/recorded/**';

const cores = availableParallelism();
/** A third of the time, a test waits for its database or for a timer of the page. */
const BUSY = Math.ceil(cores * 1.5);

/** No limit decides whether a test passes: they only end what hangs. */
const limits = {
  // Garbage is collected less often: it took an eighth of the processor time of screens. Projects do not inherit it.
  execArgv: ['--max-semi-space-size=64'],
  maxWorkers: BUSY,
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
};
const SETUP = './tests/kit/setupTests.ts';
const DATABASES = './tests/kit/databases/databases.ts';

/** An order of chance, but for its seed, finds what depends on the order. Otherwise the largest files come first. */
const sequence =
  asked === 'full'
    ? {
        shuffle: { files: true, tests: false },
        seed: Number(process.env['SHUFFLE_SEED'] ?? Date.now()),
      }
    : {};

const node = { ...limits, environment: 'node' as const, setupFiles: [SETUP] };

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    // Times of earlier runs would decide the order of files.
    cache: false,
    sequence,
    // A run of all or the gate compares what was recorded, and records nothing.
    update: asked === '' ? 'new' : 'none',
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
          exclude: [...MOCKING, ...(process.env['TEST_MOMENT'] ? [RECORDED] : [])],
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
            SETUP,
            './tests/kit/screens/sharedWorker.ts',
            './tests/kit/screens/setupScreens.ts',
          ],
        },
      },
      {
        test: {
          ...node,
          name: 'browser',
          // A browser and its server keep a core busy each.
          maxWorkers: Math.max(2, cores - 1),
          include: tests('e2e'),
          globalSetup: ['./tests/kit/servers/builtServer.ts'],
          // The other worker keeps the second core busy.
          maxConcurrency: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
