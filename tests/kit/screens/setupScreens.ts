// Setup of every screen test: no console noise, a clean browser, and what jsdom lacks.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';
import { CallError } from '../../../src/dataProvider/callError.ts';
import { lackingInJsdom } from './lackingInJsdom.ts';
import { PATIENCE_MS } from '../patience.ts';

const said: string[] = [];

/** In development only, react-admin repeats on the console the failed request that a test caused. */
const isEcho = (parts: readonly unknown[]) => parts.length === 1 && parts[0] instanceof CallError;

for (const level of ['error', 'warn'] as const) {
  vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    if (!isEcho(parts)) said.push(`${level}: ${format(...parts)}`);
  });
}

lackingInJsdom();
configure({ asyncUtilTimeout: PATIENCE_MS });

/** The library's own marker of a query that is retried until its timeout, and only then printed. */
const ASKED_AGAIN = '_disableExpensiveErrorDiagnostics';
const isAskedAgain = () => Reflect.get(getConfig(), ASKED_AGAIN) === true;

/** Named like the library's own error, so that it is reported at the test's query. */
const missing = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

const { getElementError } = getConfig();
// Nobody reads the printed page while a query waits; printing took a fifteenth of the total time.
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

/** No console error or warning in any test: the output becomes the failure. */
afterEach(() => {
  cleanup();
  // The files after this one share the worker's globals.
  vi.unstubAllGlobals();
  const noise = said.splice(0).join('\n\n');
  if (noise !== '') throw new Error(`The console was not silent.\n\n${noise}`);
});
