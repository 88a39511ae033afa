// Who asks an endpoint: a screen or terminal that names it, or a test that speaks its address.
import { allEndpoints } from '../../contract/all.ts';
import { below } from './modules.ts';

/** Tests that walk over all endpoints ask none of them in particular, and do not count. */
const callers = below('src', 'simulator', 'tests')
  .filter(({ path }) => !path.startsWith('tests/structure'))
  .map(({ text }) => text);

const addressOf = (path: string) => path.split('/:', 1)[0]!;

/** Whether a text names `group.name`, also where it imports the group under a name of its own. */
function names(text: string, group: string, name: string): boolean {
  const own = new RegExp(`\\b${group} as (\\w+)`).exec(text)?.[1] ?? group;
  return new RegExp(`\\b${own}\\.${name}\\b`).test(text);
}

/** What the engine's screens ask of every resource that is declared. */
const OF_A_RESOURCE =
  'list one create update remove exportCsv exportXlsx uploadFile readFile'.split(' ');

/** What the pages of reports and statistics ask of each that is declared. */
const OF_A_REPORT = ['query', 'exportCsv', 'exportXlsx', 'email'];

const declares = (text: string, group: string, name: string) =>
  (OF_A_RESOURCE.includes(name) && text.includes(`defineResource('${group}', collection`)) ||
  (OF_A_REPORT.includes(name) &&
    new RegExp(`declare(?:Report|Statistic)\\('\\w+', ${group},`).test(text));

/** The endpoints, as `group.name`, that nobody asks. */
export const unasked = (): string[] =>
  Object.entries(allEndpoints)
    .filter(([full, { path }]) => {
      const [group, name] = full.split('.') as [string, string];
      const address = addressOf(path);
      return !callers.some(
        (text) => names(text, group, name) || declares(text, group, name) || text.includes(address),
      );
    })
    .map(([full]) => full);
