// The menu of a role (R2.58): its type, which menu is loaded, and what is visible.
import type { Needs } from '../../contract/endpoint.ts';
import type { Page } from '../engine/definePage.ts';
import type { Resource } from '../engine/defineResource.ts';
import type { IconName } from '../ui/Icon.tsx';
import type { MessageKey } from '../i18n/keys.ts';
import { appUrl } from '../routes/roots.ts';

/** What the badge of an entry counts. */
export type Counted = 'openAlerts' | 'openCases';

export interface MenuEntry {
  readonly label: MessageKey;
  readonly icon?: IconName;
  /** Path below /app. */
  readonly path: string;
  /** Authorities that show the entry (R2.59). */
  readonly needs: Needs;
  /** Visible only if the server announces this feature. */
  readonly feature?: string | undefined;
  /** Other paths below /app at which the entry is highlighted. */
  readonly also?: readonly string[];
  /** What its badge counts. */
  readonly counts?: Counted | undefined;
}

export interface MenuSection {
  readonly label: MessageKey;
  readonly icon: IconName;
  readonly entries: readonly MenuEntry[];
}

/** Groups are separated by a small gap. */
export type Menu = readonly (readonly (MenuEntry | MenuSection)[])[];

interface Face {
  readonly label: MessageKey;
  readonly icon?: IconName;
  readonly also?: readonly (Resource | Page)[];
  readonly counts?: Counted;
}

/** A segment after a colon is a parameter. */
const pathOf = (opens: Resource | Page): string =>
  'collection' in opens ? opens.name : opens.path.replace(/\/:.*$/, '');

/** An entry for a resource's list or a page, with its permissions. */
export function entry(opens: Resource | Page, { also = [], ...face }: Face): MenuEntry {
  const path = pathOf(opens);
  const feature = 'collection' in opens && !opens.elsewhere ? opens.collection.feature : undefined;
  return { ...face, path, feature, needs: opens.needs, also: also.map(pathOf) };
}

export const isSection = (part: MenuEntry | MenuSection): part is MenuSection => 'entries' in part;

/** Staff and ROOT have the same sections (R6.2), filtered by what the user may open. A chunk of its own. */
export const loadMenu = async (_roles: readonly string[]): Promise<Menu> =>
  (await import('./menus/sections.ts')).sections;

/** The visible part of a menu, without empty sections and groups. */
export function visibleMenu(menu: Menu, canAccess: (entry: MenuEntry) => boolean): Menu {
  return menu
    .map((group) =>
      group
        .map((part) =>
          isSection(part) ? { ...part, entries: part.entries.filter(canAccess) } : part,
        )
        .filter((part) => (isSection(part) ? part.entries.length > 0 : canAccess(part))),
    )
    .filter((group) => group.length > 0);
}

/** Whether a URL path belongs to an entry. */
export const isAt = (pathname: string, { path, also = [] }: MenuEntry): boolean =>
  [path, ...also].map(appUrl).some((own) => pathname === own || pathname.startsWith(`${own}/`));

/** The section of a URL path; undefined for a top-level entry. */
export const sectionAt = (pathname: string, menu: Menu): MenuSection | undefined =>
  menu
    .flat()
    .filter(isSection)
    .find((section) => section.entries.some((own) => isAt(pathname, own)));
