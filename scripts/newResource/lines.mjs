// The lines that a resource adds to the product's lists.
import { MENU } from './lists.mjs';

/** Path → the lines that a resource adds to it. */
export function resourceLines({ many, ...names }) {
  return {
    'contract/groups.ts': {
      imports: [],
      at: ["export { files, uploads } from './files.ts';", '\n'],
      entry: `export { ${many} } from './${many}.ts';`,
    },
    // Otherwise it is beside what it refers to (src/app/menus/withOthers.ts).
    ...(names.menu && {
      [MENU]: {
        imports: [`import { ${many} } from '../../resources/${many}.ts';`],
        entry: `entry(${many}, { label: 'resources.${many}.title' }),`,
      },
    }),
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
