// Every requirement is named by a test, and every number in code and tests is one of docs/requirements.md.
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

interface Named {
  readonly unknown: readonly string[];
  readonly ranges: readonly string[];
  readonly unproved: readonly string[];
}

const named: Named = JSON.parse(
  execFileSync('node', ['scripts/requirements.mjs', '--json'], { encoding: 'utf8' }),
);

describe('Requirements', () => {
  test('each is named by a test', () => {
    expect(named.unproved).toEqual([]);
  });

  test('every number that code or a test names is one of docs/requirements.md', () => {
    expect(named.unknown).toEqual([]);
  });

  test('each number stands by itself, none in a range', () => {
    expect(named.ranges).toEqual([]);
  });
});
