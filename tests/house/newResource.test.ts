// `npm run new:resource`: what it writes is what the guide shows, what it refuses is said with a right example, and it undoes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { argumentsIn } from '../docs/applied.ts';
import { copyHouse, type HouseCopy } from '../kit/houseCopy.ts';
import { trolleyFiles } from '../kit/trolleyFiles.ts';

/** Each run of the script starts a process, which a busy machine makes slow. */
const MINUTE = 60_000;
const given = argumentsIn(readFileSync('docs/adding-a-resource.md', 'utf8'), 'new:resource');

let house: HouseCopy;
beforeAll(() => {
  house = copyHouse();
  rmSync(join(house.folder, 'tests'), { recursive: true });
}, MINUTE);
afterAll(() => house.remove());

const run = (...args: string[]) => house.run('node', 'scripts/new-resource.mjs', ...args);
const read = (path: string) => readFileSync(join(house.folder, path), 'utf8');

/** A stamp of every source of the copy. */
function sources(): string {
  const stamp = createHash('sha256');
  for (const floor of ['contract', 'server', 'src'])
    for (const path of readdirSync(join(house.folder, floor), {
      recursive: true,
      encoding: 'utf8',
    }))
      if (path.endsWith('.ts')) stamp.update(path).update(read(join(floor, path)));
  return stamp.digest('hex');
}

const lastNumber = () =>
  readdirSync(join(house.folder, 'server/db/migrations'))
    .map((name) => Number.parseInt(name, 10))
    .filter(Number.isInteger)
    .toSorted((one, other) => other - one)[0]!;

describe('A name that will not do is refused with one that does', { timeout: MINUTE }, () => {
  test.each([
    ['trolley', 'Write trolleys, not trolley'],
    ['key-cards', 'Write keyCards, not key-cards'],
    ['KeyCards', 'Write keyCards, not KeyCards'],
    ['lockers', 'taken by contract/lockers.ts. Choose another, such as lockerNotes'],
    ['sessions', 'taken by contract/sessions.ts'],
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
    const number = String(lastNumber() + 1).padStart(3, '0');
    const { code, said } = await run(...given);
    expect([code, said]).toEqual([0, expect.not.stringContaining('Still to')]);
    for (const { path, text } of trolleyFiles(number)) expect(read(path)).toBe(text);
    expect(read('server/apiDocs/fields/own.ts')).toContain(
      "'trolleys/plannedOn': 'The day on which the trolley is planned.',",
    );
    expect((await run(...given)).said).toContain('trolleys is taken by contract/trolleys.ts');

    house.write('src/resources/trolleys.ts', `${read('src/resources/trolleys.ts')}// Mine.\n`);
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
  expect(read('src/i18n/en/shelves.ts')).toContain("nounWords('shelf', 'shelves'");
  expect(read('server/db/tableKeys.ts')).toContain("'shelvesLockerIds', 'recordId', 'lockerId'");
  await run('--remove', 'shelves');
  expect(sources()).toBe(before);
});
