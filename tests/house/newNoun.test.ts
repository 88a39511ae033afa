// `npm run new:noun` writes a noun that fails until it is filled, and holds when it is; a full one is at most 60 lines.
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyHouse, type HouseCopy } from '../kit/houseCopy.ts';
import { CHOICES, trolleyFiles } from '../kit/trolleyFiles.ts';

const MINUTES = 300_000;

let house: HouseCopy;
let said: string;
beforeAll(async () => {
  house = copyHouse();
  // The same noun as tests look at it from outside: two of them would be one too many.
  for (const path of ['tests/kit/trolleys', 'tests/engine/unseenNoun.test.tsx'])
    rmSync(join(house.folder, path), { recursive: true });
  ({ said } = await house.run('node', 'scripts/new-noun.mjs', 'trolleys'));
}, MINUTES);
afterAll(() => house.remove());

const read = (path: string) => readFileSync(join(house.folder, path), 'utf8');
const written = () => [...said.matchAll(/^ {2}(\S+)$/gm)].map(([, path]) => path!);
const testFile = 'tests/resources/trolleys.test.ts';
const number = () => /migrations\/(\d+)\.ts/.exec(said)![1]!;

/** The files in which the compiler finds something wrong. */
async function wrongTypes(): Promise<string[]> {
  const { said } = await house.run('tsc', '--noEmit', '-p', '.');
  return [...new Set([...said.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, path]) => path!))];
}

const runTest = () => house.run('vitest', 'run', '--project', 'screens', testFile);

describe('A new noun', () => {
  test('is written on every floor, and known to every list', () => {
    expect(written()).toEqual(
      expect.arrayContaining([...trolleyFiles(number()).map(({ path }) => path), testFile]),
    );
    for (const path of written()) expect(read(path)).toContain('rolley');
  });

  test(
    'does not compile until it says who may ask, and what the list and its title are',
    async () => {
      const wrong = await wrongTypes();
      expect(wrong).toEqual(['contract/trolleys.ts', 'src/resources/trolleys.ts']);
    },
    MINUTES,
  );

  test(
    'says in its test what each file lacks',
    async () => {
      const { said } = await runTest();
      for (const sentence of [
        'contract/trolleys.ts says who may see and who may change them: view, edit',
        'contract/trolleys.ts says what staff enter: draft',
        'server/db/migrations has a column for everything that staff enter',
        'src/resources/trolleys.ts says what the list shows and how a record is called: columns, title',
        'src/resources/trolleys.ts says what the form holds: form',
        'src/i18n/en/trolleys.ts has the name and the words of every field',
        'src/i18n/zh/trolleys.ts has the name and the words of every field',
      ])
        expect(said).toMatch(new RegExp(`FAIL.*${sentence}`));
    },
    3 * MINUTES,
  );

  test(
    'compiles and passes when it is filled',
    async () => {
      for (const { path, text } of trolleyFiles(number())) house.write(path, text);
      for (const [path, line] of Object.entries(CHOICES))
        house.write(path, read(path).replace(/\};\s*$/, `  ${line}\n};\n`));
      expect(await wrongTypes()).toEqual([]);
      const { said } = await runTest();
      expect(said).toMatch(/Tests.*7 passed/);
    },
    3 * MINUTES,
  );

  test('costs at most 60 lines of its own', () => {
    const lines = [...trolleyFiles(number()).map(({ text }) => text), read(testFile)]
      .flatMap((text) => text.split('\n'))
      .filter((line) => line.trim() !== '');
    expect(lines.length).toBeLessThanOrEqual(60);
  });

  test('is not written twice', async () => {
    const { code, said } = await house.run('node', 'scripts/new-noun.mjs', 'trolleys');
    expect(code).toBe(1);
    expect(said).toContain('is there already');
    const migrations = readdirSync(join(house.folder, 'server/db/migrations'));
    expect(migrations).toContain(`${number()}.ts`);
    expect(migrations).not.toContain(`${String(Number(number()) + 1).padStart(3, '0')}.ts`);
  });
});
