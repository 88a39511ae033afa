// The test projects: domain, server, screens and browser, each with the surroundings that it needs.
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** A part of the test kit, when it is there. */
const kit = (name: string) => {
  const path = `tests/kit/${name}.ts`;
  return existsSync(new URL(path, import.meta.url)) ? [`./${path}`] : [];
};

const tests = (...folders: string[]) =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          include: [...tests('domain', 'contract', 'house'), 'tests/house.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: tests('server', 'simulator'),
          globalSetup: kit('databaseDump'),
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          globalSetup: kit('databaseDump'),
          setupFiles: kit('setupScreens'),
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: tests('e2e'),
          globalSetup: kit('builtServer'),
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
