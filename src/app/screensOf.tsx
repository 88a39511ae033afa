// Routes of a resource: the screens that its declaration and endpoints provide.
import { lazy, type ReactElement } from 'react';
import type { Resource } from '../engine/defineResource.ts';
import { ListScreen } from '../engine/ListScreen.tsx';
import { PageMessages } from '../engine/PageMessages.tsx';

const FormScreen = lazy(() => import('../engine/FormScreen.tsx'));
const ShowScreen = lazy(() => import('../engine/ShowScreen.tsx'));

type Screen = 'list' | 'create' | 'edit' | 'show';

/** The screens, each rendered once its messages are loaded. */
const speaking = (screens: ReturnType<typeof screensOf>, also: Resource['pageMessages']) =>
  Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => [
      name,
      <PageMessages key={name} also={also}>
        {screen}
      </PageMessages>,
    ]),
  );

/** List at `/app/<resource>`, and if the resource has them `/create`, `/:id` and `/:id/show`. */
export function screensOf(resource: Resource): Partial<Record<Screen, ReactElement>> {
  const { collection, formIn, form, show } = resource;
  // A form in a dialog is a URL of its list.
  const ownPage = formIn === 'page' && form.length > 0;
  const screens: Partial<Record<Screen, ReactElement>> = {
    list: <ListScreen resource={resource} />,
  };
  if (ownPage && collection.create) screens.create = <FormScreen resource={resource} makes />;
  if (ownPage && collection.update) screens.edit = <FormScreen resource={resource} />;
  if (show.length > 0) screens.show = <ShowScreen resource={resource} />;
  return resource.pageMessages ? speaking(screens, resource.pageMessages) : screens;
}
