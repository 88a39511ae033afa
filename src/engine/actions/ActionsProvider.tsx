// Provides a list's actions: one dialog and one menu for all its rows.
import {
  lazy,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useEvent, useNavigate } from 'react-admin';
import { download } from '../../dataProvider/call.ts';
import type { LinkAction } from './action.ts';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';
import { Authorities, mayUse } from '../mayUse.ts';
import { useFailure } from '../useFailure.ts';
import { createUrl, editUrl, pageUrl, showUrl } from '../../routes/route.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { ActionsContext, type Actions } from './ActionsContext.ts';
import { offeredActions } from './offered.ts';
import { RowMenu, type OpenMenu } from './RowMenu.tsx';
import { asksFirst, useRun, type Run } from './useRun.ts';
import { useActionMessages } from './messages.ts';

const FormDialog = lazy(() => import('../form/FormDialog.tsx'));

/** The form dialog over the list; without a row it creates a record. */
export interface OpenForm {
  readonly id?: string | number;
  readonly row?: AnyRow;
}

const urlOf = (action: LinkAction<AnyRow>, row: AnyRow) => pageUrl(action.page, action.with(row));

/** Starts an action: opens its confirmation, page, form, or an external link in a new tab. */
function useStart(resource: Resource, begin: Run['begin'], openForm: (form: OpenForm) => void) {
  const navigate = useNavigate();
  const tell = useFailure();
  const start: Actions['start'] = useEvent((name, rows, filter = {}) => {
    const action = resource.actions[name];
    const row = rows[0] ?? {};
    if (action?.does === 'call') begin(name, rows);
    if (action?.does === 'form') {
      if (resource.formIn === 'page')
        navigate(rows[0] ? editUrl(resource, idOf(rows[0])) : createUrl(resource), {
          state: { within: true },
        });
      else openForm(rows[0] ? { row: rows[0], id: idOf(rows[0]) } : {});
    }
    if (action?.does === 'download')
      void download(action.endpoint, action.with(filter)).catch((error: unknown) => tell(error));
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
function hasPage(resource: Resource, held: readonly string[]): boolean {
  const { opens } = resource.list;
  if (opens) return mayUse(opens.page, held);
  const { one } = resource.collection;
  return one !== undefined && resource.show.length > 0 && mayUse(one, held);
}

function useActionsOf(
  resource: Resource,
  begin: Run['begin'],
  openMenu: (menu: OpenMenu) => void,
  openForm: (form: OpenForm) => void,
): Actions {
  const held = useContext(Authorities);
  const words = useActionMessages(resource);
  const { start, pageOf, follow } = useStart(resource, begin, openForm);
  return useMemo(
    () => ({
      resource,
      words,
      start,
      follow,
      openMenu: (button, row) => openMenu({ button, row }),
      offered: (place, row) => offeredActions(resource, held, place, row),
      leadOf: (name, row) => {
        const action = resource.actions[name];
        const offered = offeredActions(resource, held, 'row', row).includes(name);
        return offered && action?.does === 'link' ? urlOf(action, row) : undefined;
      },
      pageOf: (row) => (hasPage(resource, held) ? pageOf(row) : undefined),
    }),
    [resource, words, start, follow, openMenu, pageOf, held],
  );
}

interface Props {
  readonly resource: Resource;
  /** The form that is open initially, if the URL requests it. */
  readonly form?: OpenForm;
  /** Called when the form is closed. */
  readonly onFormClosed?: () => void;
  /** Called after successful actions; returns whether the page is left. */
  readonly onDone?: (name: string) => boolean;
  readonly children: ReactNode;
}

export function ActionsProvider({ resource, form, onFormClosed, onDone, children }: Props) {
  const run = useRun(resource, onDone);
  const [menu, setMenu] = useState<OpenMenu>();
  const [open, setOpen] = useState<OpenForm | undefined>(form);
  const actions = useActionsOf(resource, run.begin, setMenu, setOpen);
  const closeForm = () => {
    setOpen(undefined);
    onFormClosed?.();
  };
  return (
    <ActionsContext value={actions}>
      {children}
      <RowMenu menu={menu} onClose={() => setMenu(undefined)} />
      {run.now && (run.now.phase !== 'running' || asksFirst(resource, run.now.name)) && (
        <ActionDialog run={run.now} onDo={run.perform} onLeave={run.leave} />
      )}
      {open && (
        <Suspense fallback={null}>
          <FormDialog resource={resource} {...open} onClose={closeForm} />
        </Suspense>
      )}
    </ActionsContext>
  );
}
