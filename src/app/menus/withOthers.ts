// Gives every resource a place in the menu: without an entry of its own, that of what it refers to.
import type { z } from 'zod';
import { inner } from '../../../contract/scalars.ts';
import type { Resource } from '../../engine/defineResource.ts';
import type { MessageKey } from '../../i18n/keys.ts';
import { entry, isSection, type Menu, type MenuEntry, type MenuSection } from '../menu.ts';

const pathsOf = (entries: readonly MenuEntry[]) =>
  entries.flatMap(({ path, also = [] }) => [path, ...also]);

const targetsOf = ({ collection }: Resource) =>
  Object.values<z.ZodType>(collection.list.row.shape).map((field) => inner(field).meta()?.['to']);

/**
 * The menu with the resources that it leaves out, each at the end of the section of the first resource it refers to,
 * else of `last`.
 */
export function withOthers(menu: Menu, resources: readonly Resource[], last: MenuSection): Menu {
  const sections = menu.flat().filter(isSection);
  const known = pathsOf(menu.flat().flatMap((part) => (isSection(part) ? part.entries : [part])));
  const placed = resources
    .filter(({ name }) => !known.includes(name))
    .map((resource) => {
      const near = targetsOf(resource)
        .map((to) => sections.find((section) => pathsOf(section.entries).includes(String(to))))
        .find(Boolean);
      const label = `resources.${resource.name}.title` as MessageKey;
      return { section: near ?? last, entry: entry(resource, { label }) };
    });
  return menu.map((group) =>
    group.map((part) => {
      const more = placed.filter(({ section }) => section === part).map((one) => one.entry);
      return isSection(part) && more.length > 0
        ? { ...part, entries: [...part.entries, ...more] }
        : part;
    }),
  );
}
