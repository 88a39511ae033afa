// The architecture paper agrees with the code: its table of layers says what imports are refused.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mayImport } from '../structure/layers.ts';
import { linksOf, rowsBelow, sectionOf } from './markdown.ts';

const paper = readFileSync('docs/ARCHITECTURE.md', 'utf8');

/** A module of each layer that another one could want. */
const MODULES: Readonly<Record<string, string>> = {
  domain: 'domain/boxes/boxes.ts',
  contract: 'contract/lockers/lockers.ts',
  server: 'server/app.ts',
  simulator: 'simulator/main.ts',
  'src/i18n': 'src/i18n/load.ts',
  'src/dataProvider': 'src/dataProvider/call.ts',
  'src/authProvider': 'src/authProvider/session.ts',
  'src/engine': 'src/engine/Page.tsx',
  'src/custom': 'src/custom/boxInfo/Dock.tsx',
  'src/resources': 'src/resources/lockers/lockers.ts',
  'src/app': 'src/app/App.tsx',
};

const short = (layer: string) => layer.replace(/^src\//, '');

/** The layers that a row of the table names, beside the layer itself. */
function named(words: string): string[] {
  const said = words.split(';', 1)[0]!;
  const inSrc = (name: string) => said.includes('everything in src') && name.startsWith('src/');
  const names = (name: string) => new RegExp(`(^|[\\s,])${short(name)}([\\s,]|$)`).test(said);
  return Object.keys(MODULES).filter((name) => inSrc(name) || names(name));
}

const rows = rowsBelow(paper, 'Layers').map(([layer = '', words = '']) => ({
  layer: layer.replaceAll('`', ''),
  words: words.replaceAll('`', ''),
}));

describe('docs/ARCHITECTURE.md', () => {
  test.each(rows.filter(({ layer }) => layer in MODULES))(
    '$layer may import what its row says, and nothing else',
    ({ layer, words }) => {
      const types = layer === 'src/i18n';
      const allowed = Object.keys(MODULES).filter(
        (name) =>
          name !== layer && mayImport(`${layer}/page/x.ts`, { types, target: MODULES[name]! }),
      );
      expect(allowed).toEqual(named(words).filter((name) => name !== layer));
    },
  );

  test('has a row for every layer', () => {
    const layers = rows.map(({ layer }) => layer);
    expect(layers).toEqual(expect.arrayContaining(Object.keys(MODULES)));
  });

  test('names folders and papers that are there', () => {
    const tree = sectionOf(paper, 'Tree').split('\n');
    const folders = tree.flatMap((line) => /^(\w+)\/ /.exec(line)?.[1] ?? []);
    expect(folders.length).toBeGreaterThan(6);
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
    expect(linksOf(paper).filter((path) => !existsSync(`docs/${path}`))).toEqual([]);
  });
});
