// Pages and actions available to the user, as search targets with their message keys.
import { supports } from '../../dataProvider/capabilities.ts';
import type { Guarded } from '../../../contract/rights.ts';
import type { Page } from '../../engine/definePage.ts';
import type { Resource } from '../../engine/defineResource.ts';
import { offeredActions } from '../../engine/actions/offered.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { isSection, type Menu } from '../menu.ts';
import { inSentence } from '../../engine/inSentence.ts';
import { createPath, pagePath } from '../../routes/route.ts';
import type { Hit } from './hit.ts';

/** Resolves a message in one language. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A target found by its labels, in either language. */
export interface Place extends Pick<Hit, 'key' | 'icon' | 'to' | 'action'> {
  readonly group: 'pages' | 'actions';
  readonly label: (say: Say) => string;
  /** Its parent in the menu. */
  readonly section?: string;
}

function ofMenu(menu: Menu): Place[] {
  return menu.flat().flatMap((part) => {
    const entries = isSection(part) ? part.entries : [part];
    return entries.map(({ path, label, icon }): Place => ({
      group: 'pages',
      key: `page-${path}`,
      icon: icon ?? (isSection(part) ? part.icon : 'right'),
      to: path,
      label: (say) => say(label),
      ...(isSection(part) && { section: part.label }),
    }));
  });
}

/** Pages without parameters that are in no menu. */
const ofPages = (pages: readonly Page[], known: readonly Place[]): Place[] =>
  pages
    .filter(({ query, path }) => Object.keys(query.shape).length === 0 && !path.includes(':'))
    .filter(({ path }) => !known.some(({ to }) => to === path))
    .map(({ path, title }) => ({
      group: 'pages',
      key: `page-${path}`,
      icon: 'right',
      to: path,
      label: (say) => say(title),
    }));

/** 'New locker', unless the resource has its own label for it. */
function wordOf({ name }: Resource, action: string): Place['label'] {
  return (say) => {
    const resourceName = inSentence(say(`resources.${name}.name`, { smart_count: 1 }));
    const usual = action === 'create' ? say('engine.form.create', { resourceName }) : action;
    return say(`resources.${name}.actions.${action}.label`, { _: usual });
  };
}

/** Create actions of a resource's list that open a page. */
function ofResource(resource: Resource, canAccess: Known['canAccess']): Place[] {
  const { collection } = resource;
  if (!supports(collection.feature)) return [];
  return offeredActions(resource, canAccess, 'list').flatMap((name): Place[] => {
    const action = resource.actions[name];
    const to =
      action?.does === 'form'
        ? createPath(resource)
        : action?.does === 'link'
          ? pagePath(action.page, action.with({}))
          : undefined;
    if (to === undefined) return [];
    const icon: IconName = action?.icon ?? 'plus';
    const section = `resources.${resource.name}.title`;
    return [
      { group: 'actions', key: `act-${to}`, icon, to, label: wordOf(resource, name), section },
    ];
  });
}

interface Known {
  readonly menu: Menu;
  readonly pages: readonly Page[];
  readonly resources: readonly Resource[];
  readonly canAccess: (what: Guarded) => boolean;
}

/** Every permitted target, without duplicate URLs. */
export function placesOf({ menu, pages, resources, canAccess }: Known): readonly Place[] {
  const inMenu = ofMenu(menu);
  const found = [
    ...inMenu,
    ...resources.flatMap((resourceName) => ofResource(resourceName, canAccess)),
    ...ofPages(pages.filter(canAccess), inMenu),
  ];
  return [...new Map(found.map((place) => [place.to, place])).values()];
}
