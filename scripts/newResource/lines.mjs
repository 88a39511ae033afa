// The lines that a resource adds to the product's lists.
import { MENU } from './lists.mjs';

/** Path → the lines that a resource adds to it. */
export function resourceLines({ many, links = [], ...names }) {
  const pairsOf = ({ name }) => many + name.charAt(0).toUpperCase() + name.slice(1);
  const linked = links.map(({ name }) => `'${name}'`).join(' | ');
  const own = (from) => `import { ${many} } from '${from}';`;
  return {
    'contract/groups.ts': {
      imports: [],
      at: ["export { files, uploads } from './files.ts';", '\n'],
      entry: `export { ${many} } from './${many}.ts';`,
    },
    'server/routes.ts': {
      imports: [own(`../contract/${many}.ts`)],
      shared: `import { tableRoutes } from './lists/table.ts';`,
      at: ['Route[] = [', '];'],
      entry: `...tableRoutes(${many}, { table: '${many}' }),`,
    },
    'server/db/tables.ts': {
      imports: [`import type { ${many} } from '../../contract/${many}.ts';`],
      shared: `import type { OwnTable } from './tables/own.ts';`,
      at: ['interface Tables {', '\n}'],
      entry: [
        `${many}: OwnTable<typeof ${many}${linked && `, ${linked}`}>;`,
        ...links.map((link) => `${pairsOf(link)}: { recordId: number; ${link.key}: number };`),
      ].join('\n'),
    },
    'server/db/tableKeys.ts': {
      imports: [],
      at: ['TableKey[] = [', '\n];'],
      entry: [
        `counted('${many}', 'id'),`,
        ...links.map((link) => `named('${pairsOf(link)}', 'recordId', '${link.key}'),`),
      ].join('\n'),
    },
    'src/app/pages.ts': {
      imports: [own(`../resources/${many}.ts`)],
      at: ['Resource[] = [', '];'],
      entry: `${many},`,
    },
    [MENU]: {
      imports: [own(`../../resources/${many}.ts`)],
      entry: `entry(${many}, { label: 'resources.${many}.title' }),`,
    },
    'src/i18n/en/resources.ts': {
      imports: [],
      at: ["export * from './resources/lockers.ts';", '\n'],
      entry: `export * from './resources/${many}.ts';`,
    },
    'src/i18n/zh/resources.ts': {
      imports: [],
      at: ["export * from './resources/lockers.ts';", '\n'],
      entry: `export * from './resources/${many}.ts';`,
    },
    // The API document finds the singular of a regular plural itself.
    ...(names.irregular && {
      'server/apiDocs/resources.ts': {
        imports: [],
        at: ['Record<string, Resource>> = {', '\n};'],
        entry: `${many}: { one: '${names.oneWords}', many: '${names.manyWords}' },`,
      },
    }),
  };
}
