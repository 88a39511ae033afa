// The test projects: domain, server, screens and browser, each with the surroundings that it needs.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const tests = (...folders: string[]) =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    // Left out, a machine with two cores would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          include: [...tests('domain', 'contract', 'house', 'docs'), 'tests/house.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: tests('server', 'simulator'),
          globalSetup: ['./tests/kit/databaseDump.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
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
          globalSetup: ['./tests/kit/databaseDump.ts'],
          setupFiles: ['./tests/kit/setupScreens.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: tests('e2e'),
          globalSetup: ['./tests/kit/builtServer.ts'],
          fileParallelism: false,
          // Where nobody looks on, a moment that a starved machine missed is tried once more; the report names it.
          retry: process.env['CI'] ? 1 : 0,
          // Pages that are audited at the same time: the second core is not idle.
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
