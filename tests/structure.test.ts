// The promises of the product that no type and no linter can hold.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allEndpoints } from '../contract/all.ts';
import { allRoutes } from '../server/routes.ts';
import { unasked } from './structure/asked.ts';
import { layerOf, mayImport } from './structure/layers.ts';
import { below, files, importsOf, modules } from './structure/modules.ts';
import * as labels from '../src/i18n/en/resources.ts';
import { FORBIDDEN, FREE_WORDS } from './structure/words.ts';

const inLayers = modules.filter(({ path }) => layerOf(path));
const spoken = files.filter((path) => /\.(tsx?|mjs|md|json|ya?ml|html|css)$|^\.ci\//.test(path));
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('Imports go down', () => {
  test('the product is seen whole: more than 250 modules in layers, with more than 900 imports', () => {
    expect(inLayers.length).toBeGreaterThan(250);
    expect(inLayers.flatMap(({ imports }) => imports).length).toBeGreaterThan(900);
  });

  test('every import is one that the table of layers allows', () => {
    const wrong = inLayers.flatMap(({ path, imports }) =>
      imports.filter((one) => !mayImport(path, one)).map(({ target }) => `${path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['domain/boxes/boxes.ts', `import { z } from 'zod';`],
    ['contract/boxes/boxes.ts', `export { open } from '../../server/boxes/openDoor.ts';`],
    ['server/db/guardedPool.ts', `import { json } from '../http/answer.ts';`],
    ['server/boxes/openDoor.ts', `import { list } from '../parcels/routes.ts';`],
    ['server/createApp.ts', `const screen = await import('../src/main.tsx');`],
    ['simulator/main.ts', `import {\n  boxes,\n} from '../domain/boxes/boxes.ts';`],
    ['src/i18n/en/components.ts', `import { boxes } from '../../../contract/boxes/boxes.ts';`],
    ['src/routes/pages.ts', `import { Page } from '../engine/Page.tsx';`],
    ['src/ui/Icon.tsx', `import { Page } from '../engine/Page.tsx';`],
    ['src/engine/Page.tsx', `import '../custom/shared/grid.css';`],
    ['src/custom/dashboard/Dashboard.tsx', `import { Legend } from '../boxInfo/Legend.tsx';`],
    [
      'src/resources/lockers/lockers.ts',
      `import { Legend } from '../../custom/boxInfo/Legend.tsx';`,
    ],
  ])('an import that goes up is seen in %s', (path, text) => {
    const [found] = importsOf(path, text);
    expect(mayImport(path, found!)).toBe(false);
  });
});

test('No way around: no file goes around a rule, promises work or knows one machine', () => {
  const wrong = spoken
    .filter((path) => !FREE_WORDS.includes(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return FORBIDDEN.filter((word) => word.test(text)).map((word) => `${path}: ${word.source}`);
    });
  expect(wrong).toEqual([]);
});

describe('One source for a resource', () => {
  test('every endpoint is answered', () => {
    const answered = new Set(allRoutes.map(({ endpoint }) => endpoint));
    const silent = Object.entries(allEndpoints).filter(([, endpoint]) => !answered.has(endpoint));
    expect(silent.map(([name]) => name)).toEqual([]);
    expect(answered.size).toBe(Object.keys(allEndpoints).length);
  });

  test('every endpoint is asked by someone', () => {
    expect(unasked()).toEqual([]);
  }, 60_000);

  test('every resource has its words in both languages, and each language has the same files', () => {
    const resources = below('contract').filter(({ text }) =>
      /= (collection|ownCollection)\(/.test(text),
    );
    const names = resources.map(({ path }) => basename(path));
    const there = new Set(below('src/resources').map(({ path }) => basename(path)));
    const missing = names.filter(
      (name) => !there.has(name) || !Object.hasOwn(labels, basename(name, '.ts')),
    );
    const words = (language: string) =>
      below(`src/i18n/${language}`)
        .map(({ path }) => path.slice(`src/i18n/${language}/`.length))
        .filter((name) => name !== 'ra.ts');
    expect(names.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
    expect(words('zh')).toEqual(words('en'));
  });
});

test('One source for a URL: nothing in src but src/routes writes a URL of the product, such as /app/lockers', () => {
  const code = (text: string) => text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
  const written = below('src').filter(
    ({ path, text }) =>
      !path.startsWith('src/routes/') && /['"`}]\/(app(-h)?|page)\b/.test(code(text)),
  );
  expect(written.map(({ path }) => path)).toEqual([]);
});

describe('One source for what may be called', () => {
  test('screens ask useCanAccess or supports whether the server has a feature', () => {
    const asking = below('src/app', 'src/engine', 'src/custom', 'src/resources').filter(
      ({ text }) => /knownCapabilities\(\)\s*\.features/.test(text),
    );
    expect(asking.map(({ path }) => path)).toEqual([]);
  });

  test('no screen switches react-admin’s authentication off', () => {
    const open = below('src').filter(({ text }) => text.includes('disableAuthentication'));
    expect(open.map(({ path }) => path)).toEqual([]);
  });
});

describe('Packages', () => {
  test('every version is exact', () => {
    const { dependencies, devDependencies } = json('package.json');
    const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('the lock file names no host and every package has its checksum', () => {
    const packages = Object.entries<{ resolved?: string; integrity?: string; link?: boolean }>(
      json('package-lock.json').packages,
    ).filter(([path]) => path !== '');
    expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
    expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  });
});
