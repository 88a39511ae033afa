// `npm run new:resource` and `new:page`: what they write is what the guide shows, what they refuse is said, and they undo.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { argumentsIn } from '../docs/applied.ts';
import { copySources, type SourceCopy } from '../kit/servers/sourceCopy.ts';
import { trolleyFiles } from '../kit/screens/trolleyFiles.ts';

/** Each run of the script starts a process, which a busy machine makes slow. */
const MINUTE = 60_000;
const paper = readFileSync('docs/adding-a-resource.md', 'utf8');
const given = argumentsIn(paper, 'new:resource');
/** What the guide says that it costs: files of its own, and lines in lists. */
const saidBy = (words: RegExp) => Number(words.exec(paper)?.[1]);
const allLines = saidBy(/\*\*total\*\* +\| \*\*(\d+)/) + saidBy(/get (\d+) more lines/);

let copy: SourceCopy;
beforeAll(() => {
  copy = copySources();
  rmSync(join(copy.folder, 'tests'), { recursive: true });
}, MINUTE);
afterAll(() => copy.remove());

const run = (...args: string[]) => copy.run('node', 'scripts/new-resource.mjs', ...args);
const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');

const paths = () =>
  ['contract', 'server', 'src'].flatMap((floor) =>
    readdirSync(join(copy.folder, floor), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(floor, path)),
  );

/** A stamp of every source of the copy. */
function sources(): string {
  const stamp = createHash('sha256');
  for (const path of paths()) stamp.update(path).update(read(path));
  return stamp.digest('hex');
}

/** The lines of every source of the copy that are not empty. */
const lineCount = () =>
  paths().reduce((sum, path) => sum + (read(path).match(/^.*\S/gm)?.length ?? 0), 0);

const lastNumber = () =>
  readdirSync(join(copy.folder, 'server/db/migrations'), { recursive: true, encoding: 'utf8' })
    .map((path) => Number.parseInt(basename(path), 10))
    .filter(Number.isInteger)
    .toSorted((one, other) => other - one)[0]!;

describe('A name that will not do is refused with one that does', { timeout: MINUTE }, () => {
  test.each([
    ['trolley', 'Write trolleys, not trolley'],
    ['key-cards', 'Write keyCards, not key-cards'],
    ['KeyCards', 'Write keyCards, not KeyCards'],
    ['lockers', 'taken by contract/lockers/lockers.ts. Choose another, such as lockerNotes'],
    ['sessions', 'taken by contract/account/sessions.ts'],
    ['tips', 'taken by server/db/tables.ts'],
    ['trolleys!', 'letters only, such as trolleys'],
  ])('%s', async (name, sentence) => {
    const before = sources();
    const { code, said } = await run(name, 'name:text');
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    expect(sources()).toBe(before);
  });
});

test.each([
  ['', 'Say which fields it has, such as'],
  ['price', 'Write name:type, such as price:money'],
  ['price:cash', 'there is no type cash. Write one of text, longText, number'],
  ['lockerId:reference(cats)', 'refers to cats, which is no resource with a table; lockers would'],
  ['lockerIds:references(lockers)!', 'lockerIds names several records'],
  ['status:choice(ready)', 'in capitals: status:choice(READY,LENT)'],
  ['name:text name:text', 'name is said twice'],
  ['id:number', 'Every resource has id already'],
])(
  'the fields "%s" are refused: %s',
  async (fields, sentence) => {
    const { code, said } = await run('trolleys', ...(fields ? [fields] : []));
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  },
  MINUTE,
);

test(
  'what is written is what the guide shows, and is taken away again',
  { timeout: MINUTE },
  async () => {
    const before = sources();
    const lines = lineCount();
    const number = String(lastNumber() + 1).padStart(3, '0');
    const { code, said } = await run(...given);
    expect([code, said]).toEqual([0, expect.not.stringContaining('Still to')]);
    for (const { path, text } of trolleyFiles(number)) expect(read(path)).toBe(text);
    expect(read('server/apiDocs/fieldDescriptions.ts')).toContain(
      "'trolleys/plannedOn': 'The day on which the trolley is planned.',",
    );
    expect(lineCount() - lines).toBe(allLines);
    expect((await run(...given)).said).toContain('trolleys is taken by contract/trolleys.ts');

    copy.write('src/resources/trolleys.ts', `${read('src/resources/trolleys.ts')}// Mine.\n`);
    const refused = await run('--remove', 'trolleys');
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('src/resources/trolleys.ts changed since. Add --force');
    expect((await run('--remove', 'trolleys', '--force')).code).toBe(0);
    expect(sources()).toBe(before);
    expect((await run('--remove', 'trolleys')).said).toContain('Nothing is remembered of trolleys');
  },
);

test('what only its author knows is named', { timeout: MINUTE }, async () => {
  const before = sources();
  const fields = 'name:text depth:number lockerIds:references(lockers)';
  const { said } = await run('shelves', fields, '--one', 'shelf');
  expect(said).toContain('Still to say in contract/shelves.ts: view, edit.');
  expect(said).toContain(
    'Still to translate in src/i18n/zh/shelves.ts: its name, depth, lockerIds.',
  );
  expect(read('src/i18n/en/shelves.ts')).toContain("resourceMessages('shelf', 'shelves'");
  expect(read('server/db/tableKeys.ts')).toContain("'shelvesLockerIds', 'recordId', 'lockerId'");
  await run('--remove', 'shelves');
  expect(sources()).toBe(before);
});

test('a page is taken away as a resource is', { timeout: MINUTE }, async () => {
  const page = (...args: string[]) => copy.run('node', 'scripts/new-page.mjs', ...args);
  const before = sources();
  expect((await page('wheelPlan', '--needs', 'LOCKER_VIEW')).code).toBe(0);
  copy.write('src/custom/wheelPlan/WheelPlan.tsx', '// Mine.\n');
  const refused = await page('--remove', 'wheelPlan');
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('src/custom/wheelPlan/WheelPlan.tsx changed since. Add --force');
  expect((await page('--remove', 'wheelPlan', '--force')).code).toBe(0);
  expect(sources()).toBe(before);
  expect(existsSync(join(copy.folder, 'src/custom/wheelPlan'))).toBe(false);
  expect((await page('--remove', 'wheelPlan')).said).toContain(
    'Nothing is remembered of wheelPlan',
  );
});
