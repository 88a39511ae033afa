// The test projects: domain, server, screens and browser, each with the surroundings that it needs.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import FullFirst from './tests/kit/fullFirst.ts';

/**
 * Files that end in `.full.test` repeat over every declaration, page or process what `npm test` asks of
 * representative ones: `npm run test:full` runs them, `npm run audit:full` those that end in `.audit.test` as well.
 * Naming such a file runs it, too.
 */
const asked = process.env['TESTS'] ?? '';
const names = (part: string) => process.argv.some((argument) => argument.includes(part));
const left = [
  ...(asked === 'full' || asked === 'audit' || names('.full') ? [] : ['**/*.full.test.{ts,tsx}']),
  ...(asked === 'audit' || names('.audit') ? [] : ['**/*.audit.test.ts']),
];

const tests = (...folders: string[]) =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

/** They put something else in place of a module, which files that share a worker would see too. */
const MOCKING = [
  'tests/server/http/passwordQueue.test.ts',
  'tests/server/account/signInAttacks.test.ts',
];

// Left out, a machine with two cores would use one.
const workers = Math.max(2, availableParallelism() - 1);

const server = {
  environment: 'node',
  globalSetup: ['./tests/kit/databases/databases.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    maxWorkers: workers,
    sequence: { sequencer: FullFirst },
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          isolate: false,
          include: [...tests('domain', 'contract', 'structure', 'docs'), 'tests/structure.test.ts'],
          exclude: left,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          isolate: false,
          include: tests('server', 'simulator'),
          exclude: [...left, ...MOCKING],
        },
      },
      { test: { ...server, name: 'server-alone', include: MOCKING } },
      {
        test: {
          name: 'screens',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://lockerdesk.test/' } },
          include: tests(
            'engine',
            'resources',
            'custom',
            'app',
            'i18n',
            'dataProvider',
            'authProvider',
          ),
          exclude: left,
          globalSetup: ['./tests/kit/databases/databases.ts'],
          setupFiles: ['./tests/kit/screens/setupScreens.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: tests('e2e'),
          exclude: left,
          globalSetup: ['./tests/kit/servers/builtServer.ts'],
          // The other worker keeps the second core busy.
          maxConcurrency: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
