// Serves a list's actions: one dialog and one menu for all its rows.
import { useCallback, useContext, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { useBasename, useEvent, useNavigate } from 'react-admin';
import type { Go } from '../actions.ts';
import { pageAddress } from '../definePage.ts';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../kinds/kind.ts';
import { Authorities, mayUse } from '../mayUse.ts';
import { ActDialog } from './ActDialog.tsx';
import { ActsContext, type Acts } from './ActsContext.ts';
import { offeredActions } from './offered.ts';
import { RowMenu, type OpenMenu } from './RowMenu.tsx';
import { useRun, type Run } from './useRun.ts';
import { useActWords } from './words.ts';

/** Starts an action: asks for it, goes there, or opens the address in a tab of its own. */
function useStart(resource: Resource, begin: Run['begin']) {
  const navigate = useNavigate();
  const basename = useBasename();
  const addressOf = useCallback(
    (action: Go<AnyRow>, row: AnyRow) =>
      `${basename}/${pageAddress(action.page, action.with(row))}`,
    [basename],
  );
  const start = useEvent((name: string, rows: readonly AnyRow[]) => {
    const action = resource.actions[name];
    const row = rows[0] ?? {};
    if (action?.does === 'act') begin(name, rows);
    if (action?.does === 'go') navigate(addressOf(action, row));
    if (action?.does === 'follow')
      window.open(action.to(row) ?? '', '_blank', 'noopener,noreferrer');
  });
  const pageOf = useCallback(
    (row: AnyRow) => (resource.list.opens ? addressOf(resource.list.opens, row) : undefined),
    [resource, addressOf],
  );
  const follow = useEvent((event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    navigate(event.currentTarget.getAttribute('href') ?? '');
  });
  return { start, pageOf, follow };
}

function useActsOf(
  resource: Resource,
  begin: Run['begin'],
  openMenu: (menu: OpenMenu) => void,
): Acts {
  const held = useContext(Authorities);
  const words = useActWords(resource);
  const { start, pageOf, follow } = useStart(resource, begin);
  return useMemo(
    () => ({
      resource,
      words,
      start,
      follow,
      openMenu: (button, row) => openMenu({ button, row }),
      offered: (place, row) => offeredActions(resource, held, place, row),
      pageOf: (row) =>
        resource.list.opens && mayUse(resource.list.opens.page, held) ? pageOf(row) : undefined,
    }),
    [resource, words, start, follow, openMenu, pageOf, held],
  );
}

export function ActsProvider({ resource, children }: { resource: Resource; children: ReactNode }) {
  const run = useRun(resource);
  const [menu, setMenu] = useState<OpenMenu>();
  const acts = useActsOf(resource, run.begin, setMenu);
  return (
    <ActsContext value={acts}>
      {children}
      <RowMenu menu={menu} onClose={() => setMenu(undefined)} />
      {run.now && <ActDialog run={run.now} onDo={run.perform} onLeave={run.leave} />}
    </ActsContext>
  );
}
