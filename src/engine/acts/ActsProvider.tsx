// Serves a list's actions: one dialog and one menu for all its rows.
import { useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useBasename, useNavigate } from 'react-admin';
import { pageAddress } from '../definePage.ts';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../kinds/kind.ts';
import { Authorities } from '../mayUse.ts';
import { ActDialog } from './ActDialog.tsx';
import { ActsContext, type Acts } from './ActsContext.ts';
import { offeredActions } from './offered.ts';
import { RowMenu, type OpenMenu } from './RowMenu.tsx';
import { useRun } from './useRun.ts';

/** Starts an action: asks for it, goes there, or opens the address in a tab of its own. */
function useStart(resource: Resource, begin: (name: string, rows: readonly AnyRow[]) => void) {
  const navigate = useNavigate();
  const basename = useBasename();
  return useCallback(
    (name: string, rows: readonly AnyRow[]) => {
      const action = resource.actions[name];
      const row = rows[0] ?? {};
      if (action?.does === 'act') begin(name, rows);
      if (action?.does === 'go')
        navigate(`${basename}/${pageAddress(action.page, action.with(row))}`);
      if (action?.does === 'follow')
        window.open(action.to(row) ?? '', '_blank', 'noopener,noreferrer');
    },
    [resource, begin, navigate, basename],
  );
}

export function ActsProvider({ resource, children }: { resource: Resource; children: ReactNode }) {
  const held = useContext(Authorities);
  const { run, begin, perform, leave } = useRun(resource);
  const [menu, setMenu] = useState<OpenMenu>();
  const start = useStart(resource, begin);
  const acts = useMemo<Acts>(
    () => ({
      resource,
      start,
      openMenu: (button, row) => setMenu({ button, row }),
      offered: (place, row) => offeredActions(resource, held, place, row),
    }),
    [resource, start, held],
  );
  return (
    <ActsContext value={acts}>
      {children}
      <RowMenu menu={menu} onClose={() => setMenu(undefined)} />
      {run && (
        <ActDialog
          resource={resource}
          run={run}
          onDo={(rows) => void perform(run.name, rows)}
          onLeave={leave}
        />
      )}
    </ActsContext>
  );
}
