// The guides hold: applied one after the other to a copy of the project, all of it compiles, and the rule's test passes.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySources, type SourceCopy } from '../kit/servers/sourceCopy.ts';
import { applyGuide, argumentsIn } from './applied.ts';
import { filesBelow, linksOf } from './markdown.ts';

const MINUTES = 60_000;
const GUIDES = [
  'field',
  'picture',
  'action',
  'rule',
  'page',
  'column',
  'components',
  'page-action',
];
const paperOf = (name: string) => readFileSync(`docs/guides/${name}.md`, 'utf8');

let copy: SourceCopy;
beforeAll(async () => {
  copy = copySources();
  // Trolleys as the tests of this project look at them: two of them would be one too many.
  for (const path of ['tests/kit/trolleys', 'tests/server/lists/ownRecords.test.ts'])
    rmSync(join(copy.folder, path), { recursive: true });
  const paper = readFileSync('docs/adding-a-resource.md', 'utf8');
  const resource = argumentsIn(paper, 'new:resource');
  const made = await copy.run('node', 'scripts/new-resource.mjs', ...resource);
  const [, migration = ''] = /migrations\/(\d+)_/.exec(made.said) ?? [];
  const page = argumentsIn(paperOf('page'), 'new:page');
  await copy.run('node', 'scripts/new-page.mjs', ...page);
  for (const name of GUIDES) applyGuide(copy, paperOf(name), migration);
  // What the guides' example has no use for.
  const more =
    'name:text lockerIds:references(lockers) areas:references(districts)? dueUntil:time?';
  const rights = ['--view', 'LOCKER_VIEW', '--edit', 'LOCKER_EDIT'];
  const other = await copy.run('node', 'scripts/new-resource.mjs', 'baskets', more, ...rights);
  expect(other.code).toBe(0);
}, 2 * MINUTES);
afterAll(() => copy.remove());

test('every guide is applied, and leads to what is there', () => {
  expect(filesBelow('docs/guides').toSorted()).toEqual(
    GUIDES.map((name) => `docs/guides/${name}.md`).toSorted(),
  );
  for (const name of GUIDES)
    expect(linksOf(paperOf(name)).filter((path) => !existsSync(`docs/guides/${path}`))).toEqual([]);
  const named = readFileSync('docs/react-admin.md', 'utf8').match(/(?<=`)\w+\/[\w/.]+(?=`)/g) ?? [];
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test(
  'what they write compiles',
  async () => {
    const { code, said } = await copy.run('tsc', '--noEmit', '-p', '.');
    expect([code, said]).toEqual([0, '']);
  },
  10 * MINUTES,
);

test(
  'the API document describes what they write',
  async () => {
    const args = ['run', 'tests/structure/documentedCalls.test.ts', '-t', 'is described'];
    const { code, said } = await copy.run('vitest', ...args);
    expect([code, said]).toEqual([0, expect.not.stringContaining('failed')]);
  },
  5 * MINUTES,
);

test(
  'the rule’s test passes',
  async () => {
    const args = ['run', '--project', 'domain', 'tests/domain/trolleys.test.ts'];
    const { code, said } = await copy.run('vitest', ...args);
    expect([code, said]).toEqual([0, expect.stringMatching(/3 passed/)]);
  },
  5 * MINUTES,
);

test(
  'a page needs a name of its own and somebody who may open it',
  async () => {
    const run = (...args: string[]) => copy.run('node', 'scripts/new-page.mjs', ...args);
    expect((await run('trolleyPlan', '--needs', 'LOCKER_VIEW')).said).toContain('is taken by');
    expect((await run('trolley-plan')).said).toContain('camel case, such as trolleyPlan');
    expect((await run('wheelPlan')).said).toContain('Say who may open it: --needs LOCKER_VIEW');
  },
  MINUTES,
);
