// The files of tests/kit/trolleys as they stand in a house that has trolleys: their places, and their imports from there.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const HERE = 'tests/kit/trolleys/';

/** The migration has a number where it stands, and a name here. */
const inPlace = (path: string, number: string) =>
  path.replace(/migrations\/trolleys\.ts$/, `migrations/${number}.ts`);

function importsFrom(path: string, text: string): string {
  return text.replaceAll(/ from '(\.[^']+)'/g, (_, target: string) => {
    const meant = posix.join(posix.dirname(HERE + path), target).replace(HERE, '');
    const way = posix.relative(posix.dirname(path), meant);
    return ` from '${way.startsWith('.') ? way : `./${way}`}'`;
  });
}

export interface NounFile {
  readonly path: string;
  readonly text: string;
}

/** Every file of the noun's own; `number` is that of its migration. */
export const trolleyFiles = (number = '003'): NounFile[] =>
  readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .toSorted()
    .map((path) => ({
      path: inPlace(path, number),
      text: importsFrom(path, readFileSync(HERE + path, 'utf8')),
    }));

/** The words of its choices: a line in the list of each language. */
export const CHOICES = {
  'src/i18n/en/choices.ts': "condition: { GOOD: 'Good', WORN: 'Worn', BROKEN: 'Broken' },",
  'src/i18n/zh/choices.ts': "condition: { GOOD: '良好', WORN: '磨损', BROKEN: '损坏' },",
} as const;
