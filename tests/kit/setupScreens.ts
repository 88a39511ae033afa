// What every screen test stands on: no noise on the console, a clean browser, and what jsdom lacks.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';
import { lackingInJsdom } from './lackingInJsdom.ts';

const said: string[] = [];

console.error = (...parts: unknown[]) => said.push(`console.error: ${format(...parts)}`);
console.warn = (...parts: unknown[]) => said.push(`console.warn: ${format(...parts)}`);

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
  expect(said.splice(0).join('\n\n'), 'the console stays silent').toBe('');
});
