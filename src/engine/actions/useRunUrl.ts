// The URL of an action's form dialog. A question without input has none: a link never repeats it.
import { useRef } from 'react';
import { useEvent } from 'react-admin';
import type { Resource } from '../defineResource.ts';
import { useDialogUrl, type UrlDialog } from '../useDialogUrl.ts';
import { useNotNow } from '../useNotNow.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';
import { useCanAccess } from '../useCanAccess.ts';
import { useFailure } from '../useFailure.ts';
import { hasForm } from './asks.ts';
import { offeredActions, refusalOf } from './offered.ts';
import { useRows } from './useRows.ts';
import type { RunNow } from './useRun.ts';

/** More rows than this are not part of a URL; its dialog is not reopened then. */
const MOST = 50;

const urlDialog = ({ name, rows }: RunNow): UrlDialog => ({
  name,
  records: rows.length > MOST ? [] : rows.map((row) => String(idOf(row))),
});

const isSame = (one: UrlDialog, other: UrlDialog): boolean =>
  one.name === other.name && String(one.records) === String(other.records);

export function useRunUrl(
  resource: Resource,
  now: RunNow | undefined,
  setNow: (now: RunNow | undefined) => void,
) {
  const canAccess = useCanAccess();
  const read = useRows(resource);
  const showError = useFailure();
  /** The rows as they are now; none if the action does not apply to all of them. */
  const rowsOf = async ({ name, records }: UrlDialog): Promise<readonly AnyRow[]> => {
    const place = records.length > 1 ? 'selection' : 'row';
    const may = (row?: AnyRow) =>
      offeredActions(resource, canAccess, place, row).includes(name) &&
      !(row && refusalOf(resource, name, row));
    if (!hasForm(resource, name) || !may()) return [];
    const rows = await read(records);
    return rows.every(may) ? rows : [];
  };
  /** Another dialog, or none, may be wanted once the rows are read. */
  const wanted = useRef<UrlDialog>(undefined);
  const reopen = async (dialog: UrlDialog) => {
    try {
      const rows = await rowsOf(dialog);
      if (wanted.current !== dialog) return;
      if (rows.length === 0) refuse();
      else setNow({ name: dialog.name, rows, phase: 'asking', failed: [] });
    } catch (error) {
      showError(error);
      url.close();
    }
  };
  /** Shown together with its URL: Back may leave that before it is rendered. */
  const opening = useRef<RunNow>(undefined);
  const url = useDialogUrl(
    (dialog) => {
      wanted.current = dialog;
      const next = opening.current;
      opening.current = undefined;
      if (next && isSame(urlDialog(next), dialog)) setNow(next);
      // Another part of the page may have dialogs too.
      else if (!now && Object.hasOwn(resource.actions, dialog.name)) void reopen(dialog);
    },
    () => {
      wanted.current = undefined;
      // What is running is reported when it is done.
      if (now && now.phase !== 'running' && hasForm(resource, now.name)) setNow(undefined);
    },
  );
  const refuse = useNotNow(url.close);
  const open = useEvent((next: RunNow) => {
    if (!hasForm(resource, next.name)) return setNow(next);
    opening.current = next;
    return url.open(urlDialog(next));
  });
  return { open, close: url.close };
}
