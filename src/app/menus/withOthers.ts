// Gives every resource a place in the menu: without an entry of its own, beside what it refers to.
import type { z } from 'zod';
import { inner } from '../../../contract/scalars.ts';
import type { Resource } from '../../engine/defineResource.ts';
import type { MessageKey } from '../../i18n/keys.ts';
import { entry, isSection, type Menu, type MenuEntry, type MenuSection } from '../menu.ts';

const pathsOf = ({ path, also = [] }: MenuEntry) => [path, ...also];

const targetsOf = ({ collection }: Resource) =>
  Object.values<z.ZodType>(collection.list.row.shape).map(
    (field) => inner(field).meta()?.['to'] as string | undefined,
  );

/**
 * The menu with the resources that it leaves out, each after the entry of the first resource it refers to, else at the
 * end of `last`.
 */
export function withOthers(menu: Menu, resources: readonly Resource[], last: MenuSection): Menu {
  const known = menu
    .flat()
    .flatMap((part) => (isSection(part) ? part.entries : [part]))
    .flatMap(pathsOf);
  const others = resources
    .filter(({ name }) => !known.includes(name))
    .map((resource) => ({
      icon: resource.icon,
      beside: targetsOf(resource).find((to) => to !== undefined && known.includes(to)),
      entry: entry(resource, { label: `resources.${resource.name}.title` as MessageKey }),
    }));
  const after = (one: MenuEntry) =>
    others.filter(({ beside }) => beside !== undefined && pathsOf(one).includes(beside));
  const inSection = (section: MenuSection): MenuSection => ({
    ...section,
    entries: [
      ...section.entries.flatMap((one) => [one, ...after(one).map((other) => other.entry)]),
      ...others
        .filter(({ beside }) => beside === undefined && section === last)
        .map((other) => other.entry),
    ],
  });
  return menu.map((group) =>
    group.flatMap((part): (MenuEntry | MenuSection)[] =>
      isSection(part)
        ? [inSection(part)]
        : [part, ...after(part).map((other) => ({ ...other.entry, icon: other.icon }))],
    ),
  );
}
