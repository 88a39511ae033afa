// What every screen test stands on: no noise on the console, a clean browser, and what jsdom lacks.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';
import { lackingInJsdom } from './lackingInJsdom.ts';

const said: string[] = [];

for (const level of ['error', 'warn'] as const) {
  vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    said.push(`${level}: ${format(...parts)}`);
  });
}

lackingInJsdom();
configure({ asyncUtilTimeout: 8000 });

beforeEach(() => {
  said.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});

/** "No console error or warning in any test": what was said becomes the failure. */
afterEach(() => {
  cleanup();
  const noise = said.splice(0).join('\n\n');
  if (noise !== '') throw new Error(`The console was not silent.\n\n${noise}`);
});
