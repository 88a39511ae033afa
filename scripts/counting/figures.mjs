// The figures that may only improve, and their goals.
import { componentsOf, tagsOf } from './components.mjs';
import { isProduct } from './layers.mjs';
import { exportsOf, namesOf } from './names.mjs';
import { linesOf, nodesOf } from './sources.mjs';

/**
 * Pages that draw by hand what no library has, those before sign-in, which load no MUI, and what a list draws by the
 * hundred (decision 119): cells, their buttons, and the lockers to choose from.
 */
const NATIVE =
  /^src\/(?:custom\/(?:shared\/(?:DoorGrid|layoutEditor|LockerMap|LockerChoice|authLayout)|signIn|lock|recover|register|firstSignIn)\/|engine\/(?:list\/table\/|fields\/(?:badge|toggle)\.)|ui\/IconButton\.)/;

/** Words of the product's own for which docs and other products have a usual one. */
const PRIVATE = new Set(
  'said says told tell tells asked fault faults words kind kinds heard settle settles settled act acts deed deeds noun nouns happening happenings sweep sweeps house roof beyond lent seen looks'.split(
    ' ',
  ),
);

/** What the simulator has its own word for: the faults of a terminal. */
const PLAIN_HERE = (path, word) => path.startsWith('simulator/') && /^faults?$/.test(word);

const isPrivate = (path) => (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/)
    .some((word) => PRIVATE.has(word) && !PLAIN_HERE(path, word));

/** Files with a conventional name: lists of routes, pages of a folder, field types, migrations, documentation. */
const CONVENTIONAL =
  /(?:^|\/)(?:all|main|page|fieldTypes?|routes|\w+Routes|\d+)\.tsx?$|^server\/(?:apiDocs|db\/migrations|db\/tables)\//;

const isShown = (name, path) =>
  /^use[A-Z]/.test(name) || (path.endsWith('.tsx') && /^[A-Z]+[a-z]/.test(name));

/** Without case and underscores: a constant's file is in camel case. */
const spelt = (name) => name.replaceAll('_', '').toLowerCase();

/** Whether a module's only export, or a component or hook of it, has another name than its file. */
function isMisnamed(source) {
  const file = spelt(source.path.replace(/^.*\/|\.tsx?$/g, ''));
  const others = exportsOf(source).filter((name) => spelt(name) !== file);
  const isOnly = others.length === 1 && exportsOf(source).length === 1;
  return isOnly || others.some((name) => isShown(name, source.path));
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const lines = (sources) => sum(sources.map(({ text }) => linesOf(text)));
const calls = (name, sources) =>
  sources
    .flatMap((source) => nodesOf(source, 'CallExpression'))
    .filter(({ callee }) => callee.name === name).length;

/**
 * Name → what it is now and its goal, of all code. Where `more` is set more is better, otherwise less; lines are held in
 * full hundreds, so that a correction does not change the file of numbers.
 */
export function figuresOf(sources, newResource) {
  const below = (pattern) => sources.filter(({ path }) => pattern.test(path));
  const modules = below(/^(?:src|server|contract|domain|simulator)\/.*\.tsx?$/).filter(
    ({ path }) => !path.startsWith('src/i18n/') && !path.endsWith('.d.ts'),
  );
  const screens = modules.filter(({ path }) => path.startsWith('src/') && !NATIVE.test(path));
  const tags = screens.flatMap(tagsOf);
  const kit = below(/^src\/(?:engine|ui|app\/shell)\/.*\.tsx$/);
  const custom = below(/^src\/custom\/.*\.tsx?$/);
  const raw = (tag) => ({ now: tags.filter((one) => one === tag).length, goal: 0 });
  return {
    'product lines': { now: lines(sources.filter(({ path }) => isProduct(path))), goal: 98_000 },
    'test lines': { now: lines(below(/^tests\//)), goal: 55_000 },
    'engine lines': { now: lines(below(/^src\/engine\/.*\.tsx?$/)), goal: 7000 },
    'custom lines': { now: lines(custom), goal: 25_000 },
    'CSS lines': { now: lines(below(/^src\/.*\.css$/)), goal: 3500 },
    '<button>': raw('button'),
    '<input>': raw('input'),
    '<select>': raw('select'),
    '<table>': raw('table'),
    'react-admin components': {
      now: componentsOf('react-admin', kit).length,
      goal: 25,
      more: true,
    },
    'MUI components': { now: componentsOf('MUI', kit).length, goal: 30, more: true },
    'useState in custom': { now: calls('useState', custom), goal: 60 },
    'private names': {
      now: sum(modules.map((one) => namesOf(one).filter(isPrivate(one.path)).length)),
      goal: 20,
    },
    'misnamed files': {
      now: modules.filter(({ path }) => !CONVENTIONAL.test(path)).filter(isMisnamed).length,
      goal: 0,
    },
    'files of a new resource': { now: newResource.files, goal: 5 },
    'registry lines of a new resource': { now: newResource.registryLines, goal: 3 },
  };
}
