// What every screen test stands on: no noise on the console, a clean browser, and what jsdom lacks.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';
import { CallError } from '../../../src/dataProvider/callError.ts';
import { lackingInJsdom } from './lackingInJsdom.ts';

const said: string[] = [];

/** In development alone, react-admin repeats on the console the failed call that a test asked for. */
const isEcho = (parts: readonly unknown[]) => parts.length === 1 && parts[0] instanceof CallError;

for (const level of ['error', 'warn'] as const) {
  vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    if (!isEcho(parts)) said.push(`${level}: ${format(...parts)}`);
  });
}

lackingInJsdom();
configure({ asyncUtilTimeout: 20_000 });

/** The library's own mark of a question that is asked again until its time is up, and only then printed. */
const ASKED_AGAIN = '_disableExpensiveErrorDiagnostics';
const isAskedAgain = () => Reflect.get(getConfig(), ASKED_AGAIN) === true;

/** Named as the library's own, so that it is told where the test asked. */
const missing = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

const { getElementError } = getConfig();
// While something is waited for, nobody reads what the page looks like; printing it took a fifteenth of all time.
configure({
  getElementError: (message, container) =>
    isAskedAgain() ? missing(message) : getElementError(message, container),
});
process.env['DEBUG_PRINT_LIMIT'] = '1500';

beforeEach(() => {
  said.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});

/** No console error or warning in any test: what was said becomes the failure. */
afterEach(() => {
  cleanup();
  const noise = said.splice(0).join('\n\n');
  if (noise !== '') throw new Error(`The console was not silent.\n\n${noise}`);
});
