// The menu of a role (R2.58): what a menu is, which one loads, what of it shows.
import type { Needs } from '../../contract/endpoint.ts';
import type { Page } from '../engine/definePage.ts';
import type { Resource } from '../engine/defineResource.ts';
import type { IconName } from '../ui/Icon.tsx';
import type { MessageKey } from '../i18n/keys.ts';

/** What can be counted beside an entry. */
export type Counted = 'openAlerts' | 'openCases';

export interface MenuEntry {
  /** The message that names it. */
  readonly label: MessageKey;
  readonly icon?: IconName;
  /** Below /app. */
  readonly path: string;
  /** The authorities that show the entry (R2.59). */
  readonly needs: Needs;
  /** It shows only where the server announces this. */
  readonly feature?: string | undefined;
  /** Other addresses below /app that belong to it: the entry is marked there too. */
  readonly also?: readonly string[];
  /** What is counted beside it. */
  readonly counts?: Counted | undefined;
}

export interface MenuSection {
  readonly label: MessageKey;
  readonly icon: IconName;
  readonly entries: readonly MenuEntry[];
}

/** Groups stand apart by a little air. */
export type Menu = readonly (readonly (MenuEntry | MenuSection)[])[];

interface Face {
  readonly label: MessageKey;
  readonly icon?: IconName;
  readonly also?: readonly (Resource | Page)[];
  readonly counts?: Counted;
}

/** What stands behind a colon is another record's each time. */
const pathOf = (opens: Resource | Page): string =>
  'collection' in opens ? opens.name : opens.path.replace(/\/:.*$/, '');

/** An entry that opens a resource's list or a page; its right is theirs. */
export function entry(opens: Resource | Page, { also = [], ...face }: Face): MenuEntry {
  const path = pathOf(opens);
  const feature = 'collection' in opens ? opens.collection.feature : undefined;
  return { ...face, path, feature, needs: opens.needs, also: also.map(pathOf) };
}

export const isSection = (part: MenuEntry | MenuSection): part is MenuSection => 'entries' in part;

/** ROOT loads the root menu, all others the staff menu. Each is a chunk of its own. */
export const loadMenu = async (roles: readonly string[]): Promise<Menu> =>
  roles.includes('ROOT')
    ? (await import('./menus/root.ts')).menu
    : (await import('./menus/staff.ts')).menu;

/** What of a menu somebody sees; a section without entries is not there, nor a group without either. */
export function visibleMenu(menu: Menu, mayUse: (entry: MenuEntry) => boolean): Menu {
  return menu
    .map((group) =>
      group
        .map((part) => (isSection(part) ? { ...part, entries: part.entries.filter(mayUse) } : part))
        .filter((part) => (isSection(part) ? part.entries.length > 0 : mayUse(part))),
    )
    .filter((group) => group.length > 0);
}

/** Whether an address (a path as the browser shows it) belongs to an entry. */
export const isAt = (pathname: string, { path, also = [] }: MenuEntry): boolean =>
  [path, ...also].some((own) => pathname === `/app/${own}` || pathname.startsWith(`/app/${own}/`));

/** The section that an address belongs to; undefined for an entry that stands alone. */
export const sectionAt = (pathname: string, menu: Menu): MenuSection | undefined =>
  menu
    .flat()
    .filter(isSection)
    .find((section) => section.entries.some((own) => isAt(pathname, own)));
