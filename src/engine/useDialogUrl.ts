// The form dialog of a page's URL, `?dialog=resolve&record=5`: a reload reopens it, Back closes it.
import { useEffect, useRef } from 'react';
import { useEvent, useLocation, useNavigate } from 'react-admin';

export interface UrlDialog {
  readonly name: string;
  /** Ids of the records it is for; none on the page of a single record. */
  readonly records: readonly string[];
}

function dialogIn(search: string): UrlDialog | undefined {
  const query = new URLSearchParams(search);
  const name = query.get('dialog');
  return name === null ? undefined : { name, records: query.getAll('record') };
}

function withDialog(search: string, dialog?: UrlDialog): string {
  const query = new URLSearchParams(search);
  query.delete('dialog');
  query.delete('record');
  if (dialog) query.append('dialog', dialog.name);
  for (const id of dialog?.records ?? []) query.append('record', id);
  return String(query) && `?${query}`;
}

export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Whether two URLs differ at most in their dialog. */
export const isSamePage = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && withDialog(one.search) === withDialog(other.search);

/**
 * Puts a dialog into the URL and takes it out again.
 * @param onOpen called once for each visit of a URL with a dialog
 * @param onClosed called after the URL was left, by Back for example
 */
export function useDialogUrl(onOpen: (dialog: UrlDialog) => void, onClosed: () => void) {
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const visited = useRef<string>(undefined);
  const isLeft = useRef(false);
  const visit = useEvent(() => {
    const dialog = dialogIn(search);
    if (dialog) onOpen(dialog);
    else onClosed();
  });
  useEffect(() => {
    if (visited.current === key) return;
    visited.current = key;
    visit();
  }, [key, visit]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const open = useEvent((dialog: UrlDialog) => {
    // Pressed again before it is rendered.
    if (dialogIn(window.location.search)?.name === dialog.name) return;
    navigate(pathname + withDialog(search, dialog), { state: { within: true } });
  });
  const close = useEvent(() => {
    // A response may arrive after the user has left the page.
    if (isLeft.current || !dialogIn(search)) return;
    if (state?.within === true) navigate(-1);
    else navigate(pathname + withDialog(search), { replace: true });
  });
  return { open, close };
}
