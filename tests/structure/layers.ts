// The layers: who may import whom, as docs/ARCHITECTURE.md says it.
import type { Import } from './modules.ts';

/** What a layer may import of the product; `outside` says which packages, any when left out. */
interface Layer {
  readonly copy: readonly RegExp[];
  readonly outside?: RegExp;
}

const NO_SCREENS = /^(?!react|@mui|@emotion)/;

/** What the subjects of the server share, each folder above those before it. */
const SERVER_LAYERS = ['system', 'outside', 'db', 'events', 'http', 'files', 'exports', 'lists'];
const SERVER = SERVER_LAYERS.map((folder, at): [RegExp, Layer] => [
  new RegExp(`^server/${folder}/`),
  {
    copy: [new RegExp(`^(server/(${SERVER_LAYERS.slice(0, at + 1).join('|')})|contract|domain)/`)],
    outside: NO_SCREENS,
  },
]);

/** Routes belong to the list of all routes; what two subjects need is a command or a query of its own. */
const ROUTES = /^server\/.+[rR]outes\.ts$/;

const SCREENS = /^(?!hono|kysely|pg$|pino|node:|@electric-sql)/;

/** The table, in the order in which a path finds its layer. */
const LAYERS: readonly [place: RegExp, layer: Layer][] = [
  [/^domain\//, { copy: [/^domain\//], outside: /^$/ }],
  [/^contract\//, { copy: [/^(contract|domain)\//], outside: /^zod$/ }],
  // Files speak with the labels of the screens (decision 124).
  [
    /^server\/exports\/words\.ts$/,
    {
      copy: [
        /^(server\/exports|domain)\//,
        /^src\/i18n\/((en|zh)\/(choices|headings|files|pages\/(lockers|people|reports|resources))|el\/alertTypes)\.ts$/,
      ],
      outside: NO_SCREENS,
    },
  ],
  ...SERVER,
  [/^server\//, { copy: [/^(server|contract|domain)\//], outside: NO_SCREENS }],
  [/^simulator\//, { copy: [/^(simulator|contract)\//], outside: /^(node:|zod$)/ }],
  // English texts of errors are the contract's.
  [
    /^src\/i18n\//,
    {
      copy: [
        /^src\/i18n\//,
        /^(contract\/(\w*[pP]roblems|inputReasons)|domain\/screenLanguages)\.ts$/,
      ],
      outside: SCREENS,
    },
  ],
  [/^src\/dataProvider\//, { copy: [/^(src\/dataProvider|contract)\//], outside: SCREENS }],
  [
    /^src\/authProvider\//,
    { copy: [/^(src\/authProvider|src\/dataProvider|src\/routes|contract)\//], outside: SCREENS },
  ],
  [/^src\/routes\//, { copy: [/^(src\/routes|contract|domain)\//], outside: /^zod$/ }],
  [/^src\/ui\//, { copy: [/^src\/ui\//], outside: SCREENS }],
  [
    /^src\/engine\//,
    { copy: [/^src\/(engine|ui|routes|dataProvider)\//, /^(contract|domain)\//], outside: SCREENS },
  ],
  [
    /^src\/custom\/[^/]+\//,
    {
      copy: [/^src\/(engine|ui|routes|dataProvider|custom\/shared)\//, /^(contract|domain)\//],
      outside: SCREENS,
    },
  ],
  [
    /^src\/resources\//,
    {
      copy: [
        /^(src\/resources|src\/engine|src\/ui|src\/routes|contract|domain)\//,
        /^src\/custom\/(pages\.ts|[^/]+\/fieldType\.tsx?)$/,
      ],
      outside: SCREENS,
    },
  ],
  [/^src\/(custom\/pages|app\/|main)/, { copy: [/^(src|contract|domain)\//], outside: SCREENS }],
];

/** The layer of a module; tests and benches have none and may import all. */
export const layerOf = (path: string): Layer | undefined =>
  LAYERS.find(([place]) => place.test(path))?.[1];

/** The room of a hand-made page: its own files are free to import each other. */
const pageOf = (path: string) => /^src\/custom\/[^/]+\//.exec(path)?.[0];

const isMessages = (path: string) => path.startsWith('src/i18n/');
const isOwn = (target: string) =>
  /^(domain|contract|server|simulator|src|tests|bench|scripts)\//.test(target);

/** Whether a module in a layer may have this import. */
export function mayImport(path: string, { types, target }: Import): boolean {
  const layer = layerOf(path);
  if (!layer) return true;
  if (!isOwn(target)) return layer.outside?.test(target) ?? true;
  const page = pageOf(path);
  if (page && target.startsWith(page)) return true;
  if (path.startsWith('server/') && target.startsWith('server/')) {
    if (types) return true;
    if (ROUTES.test(target)) return path === 'server/createApp.ts';
  }
  if (isMessages(path) && types && /^(contract|domain)\//.test(target)) return true;
  return layer.copy.some((allowed) => allowed.test(target));
}
