// The paper of the house agrees with what is kept: its table of floors says what imports are refused.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mayImport } from '../house/floors.ts';
import { linksOf, rowsBelow, sectionOf } from './markdown.ts';

const paper = readFileSync('docs/ARCHITECTURE.md', 'utf8');

/** A module of each floor that another one could want. */
const MODULES: Readonly<Record<string, string>> = {
  domain: 'domain/boxes.ts',
  contract: 'contract/lockers.ts',
  server: 'server/app.ts',
  simulator: 'simulator/main.ts',
  'src/i18n': 'src/i18n/load.ts',
  'src/dataProvider': 'src/dataProvider/call.ts',
  'src/authProvider': 'src/authProvider/session.ts',
  'src/engine': 'src/engine/Page.tsx',
  'src/custom': 'src/custom/boxInfo/Dock.tsx',
  'src/resources': 'src/resources/lockers.ts',
  'src/app': 'src/app/House.tsx',
};

const short = (floor: string) => floor.replace(/^src\//, '');

/** The floors that a row of the table names, beside the floor itself. */
function named(words: string): string[] {
  const said = words.split(';', 1)[0]!;
  const inSrc = (name: string) => said.includes('everything in src') && name.startsWith('src/');
  const names = (name: string) => new RegExp(`(^|[\\s,])${short(name)}([\\s,]|$)`).test(said);
  return Object.keys(MODULES).filter((name) => inSrc(name) || names(name));
}

const rows = rowsBelow(paper, 'Floors').map(([floor = '', words = '']) => ({
  floor: floor.replaceAll('`', ''),
  words: words.replaceAll('`', ''),
}));

describe('docs/ARCHITECTURE.md', () => {
  test.each(rows.filter(({ floor }) => floor in MODULES))(
    '$floor may import what its row says, and nothing else',
    ({ floor, words }) => {
      const types = floor === 'src/i18n';
      const allowed = Object.keys(MODULES).filter(
        (name) =>
          name !== floor && mayImport(`${floor}/room/x.ts`, { types, target: MODULES[name]! }),
      );
      expect(allowed).toEqual(named(words).filter((name) => name !== floor));
    },
  );

  test('has a row for every floor', () => {
    const floors = rows.map(({ floor }) => floor);
    expect(floors).toEqual(expect.arrayContaining(Object.keys(MODULES)));
  });

  test('names folders and papers that are there', () => {
    const tree = sectionOf(paper, 'Tree').split('\n');
    const folders = tree.flatMap((line) => /^(\w+)\/ /.exec(line)?.[1] ?? []);
    expect(folders.length).toBeGreaterThan(6);
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
    expect(linksOf(paper).filter((path) => !existsSync(`docs/${path}`))).toEqual([]);
  });
});
