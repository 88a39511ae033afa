// Provides a list's actions: one dialog and one menu for all its rows.
import { useCallback, useEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { useEvent, useLocation, useNavigate } from 'react-admin';
import { download } from '../../dataProvider/call.ts';
import type { LinkAction, OpenForm as FormAction } from './action.ts';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';
import { useCanAccess } from '../useCanAccess.ts';
import { useFailure } from '../useFailure.ts';
import { createUrl, editUrl, pageUrl, showUrl } from '../../routes/route.ts';
import { ActionsContext, type Actions } from './useActions.ts';
import { offeredActions } from './offered.ts';
import { RowMenu, type OpenMenu } from './RowMenu.tsx';
import { asksFirst, hasForm } from './asks.ts';
import { useRun, type Run } from './useRun.ts';
import { useActionMessages } from './useActionMessages.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const FormDialog = lazyPart(
  () => import('../form/FormDialog.tsx'),
  () => null,
);
const loadDialog = () => import('./ActionDialog.tsx');
const AFTER_ROWS_MS = 2_000;
const ActionDialog = lazyPart(loadDialog, () => null);

/** The form dialog over the list; without an id it creates a record. */
export interface OpenForm {
  readonly id?: string;
}

const urlOf = (action: LinkAction<AnyRow>, row: AnyRow) => pageUrl(action.page, action.with(row));

/** The form of the row, of its copy, or of a new record. */
function formUrl(resource: Resource, { copies }: FormAction, row: AnyRow | undefined): string {
  if (!row) return createUrl(resource);
  return copies ? createUrl(resource, idOf(row)) : editUrl(resource, idOf(row));
}

/** Starts an action: opens its confirmation, page, form, or an external link in a new tab. */
function useStart(resource: Resource, begin: Run['begin']) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const showError = useFailure();
  const start: Actions['start'] = useEvent((name, rows, filter = {}) => {
    const action = resource.actions[name];
    const row = rows[0] ?? {};
    if (action?.does === 'call') begin(name, rows);
    if (action?.does === 'form') {
      const url = formUrl(resource, action, rows[0]);
      // Below a dialog the list stays as it is.
      const query = resource.formIn === 'page' ? '' : search;
      navigate(url + (url.includes('?') ? query.replace('?', '&') : query), {
        state: { within: true },
      });
    }
    if (action?.does === 'download')
      void download(action.endpoint, action.with(filter)).catch((error: unknown) =>
        showError(error),
      );
    if (action?.does === 'link') navigate(urlOf(action, row));
    if (action?.does === 'externalLink')
      window.open(action.to(row) ?? '', '_blank', 'noopener,noreferrer');
  });
  const pageOf = useCallback(
    (row: AnyRow) =>
      resource.list.opens ? urlOf(resource.list.opens, row) : showUrl(resource, idOf(row)),
    [resource],
  );
  const follow = useEvent((event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    navigate(event.currentTarget.getAttribute('href') ?? '');
  });
  return { start, pageOf, follow };
}

/** Whether a record has a page that the user may open. */
function hasPage(resource: Resource, canAccess: ReturnType<typeof useCanAccess>): boolean {
  const { opens } = resource.list;
  if (opens) return canAccess(opens.page);
  const { one } = resource.collection;
  return one !== undefined && resource.show.length > 0 && canAccess(one);
}

function useActionsOf(
  resource: Resource,
  { begin, removed }: Run,
  openMenu: (menu: OpenMenu) => void,
): Actions {
  const canAccess = useCanAccess();
  const messages = useActionMessages(resource);
  const { start, pageOf, follow } = useStart(resource, begin);
  return useMemo(
    () => ({
      resource,
      messages,
      removed,
      start,
      follow,
      openMenu: (button, row) => openMenu({ button, row }),
      offered: (place, row) => offeredActions(resource, canAccess, place, row),
      leadOf: (name, row) => {
        const action = resource.actions[name];
        const offered = offeredActions(resource, canAccess, 'row', row).includes(name);
        return offered && action?.does === 'link' ? urlOf(action, row) : undefined;
      },
      pageOf: (row) => (hasPage(resource, canAccess) ? pageOf(row) : undefined),
    }),
    [resource, messages, removed, start, follow, openMenu, pageOf, canAccess],
  );
}

interface Props {
  readonly resource: Resource;
  /** The form that is open at this URL. */
  readonly form?: OpenForm | undefined;
  /** Leaves the form's URL. */
  readonly onFormClosed?: () => void;
  /** Called after successful actions; returns whether the page is left. */
  readonly onDone?: (name: string) => boolean;
  readonly children: ReactNode;
}

const stay = () => undefined;

export function ActionsProvider({ resource, form, onFormClosed = stay, ...props }: Props) {
  const run = useRun(resource, props.onDone);
  const [menu, setMenu] = useState<OpenMenu>();
  const actions = useActionsOf(resource, run, setMenu);
  // After the rows, so that it opens and says what failed also where the server is gone since.
  const asks = Object.keys(resource.actions).some((name) => hasForm(resource, name));
  useEffect(() => {
    const load = () => void Promise.allSettled([loadDialog(), asks && import('./ActionForm.tsx')]);
    const timer = setTimeout(load, AFTER_ROWS_MS);
    return () => clearTimeout(timer);
  }, [asks]);
  return (
    <ActionsContext value={actions}>
      {props.children}
      <RowMenu menu={menu} onClose={() => setMenu(undefined)} />
      {run.now && (run.now.phase !== 'running' || asksFirst(resource, run.now.name)) && (
        <ActionDialog run={run.now} onDo={run.perform} onLeave={run.leave} />
      )}
      {form && <FormDialog resource={resource} {...form} onClose={onFormClosed} />}
    </ActionsContext>
  );
}
