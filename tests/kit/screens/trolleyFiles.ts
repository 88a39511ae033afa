// The files of tests/kit/trolleys as new:resource writes them: their paths and adjusted imports.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const HERE = 'tests/kit/trolleys/';
const LINE_MAX = 100;

/** The migration has a number in its final path, and only a name here. */
const inPlace = (path: string, number: string) =>
  path.replace(/migrations\/trolleys\.ts$/, `migrations/${number}.ts`);

function importsFrom(path: string, text: string): string {
  const moved = text.replaceAll(/ from '(\.[^']+)'/g, (_, target: string) => {
    const meant = posix.join(posix.dirname(HERE + path), target).replace(HERE, '');
    const way = posix.relative(posix.dirname(path), meant);
    return ` from '${way.startsWith('.') ? way : `./${way}`}'`;
  });
  // The relative path is shorter there, so the import may fit into one line.
  return moved.replaceAll(/^import \{\n([^}]+)\} from .*;$/gm, (whole, names: string) => {
    const line = whole.replace(
      `\n${names}`,
      ` ${names.trim().replaceAll(/,?\s+/g, ', ').replace(/,$/, '')} `,
    );
    return line.length > LINE_MAX ? whole : line;
  });
}

export interface ResourceFile {
  readonly path: string;
  readonly text: string;
}

/** Every file of the resource; `number` is that of its migration. */
export const trolleyFiles = (number = '003'): ResourceFile[] =>
  readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && path.includes('/'))
    .toSorted()
    .map((path) => ({
      path: inPlace(path, number),
      text: importsFrom(path, readFileSync(HERE + path, 'utf8')),
    }));
