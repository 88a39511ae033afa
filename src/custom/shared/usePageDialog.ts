// The open dialog of a custom page: a form that its URL names, or a question that no link opens.
import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { useDialogUrl } from '../../engine/useDialogUrl.ts';
import { useNotNow } from '../../engine/useNotNow.ts';

interface PageDialog<N> {
  readonly name: N;
  /** False for the URL's, until it is known whether it is offered. */
  readonly isOpen: boolean;
}

/**
 * @param may whether each of the URL's dialogs is offered; a link opens only such ones, once it is known
 */
export function usePageDialog<A extends string, Q extends string = never>(
  may: Readonly<Record<A, boolean | undefined>>,
) {
  const [dialog, setDialog] = useState<PageDialog<A | Q>>();
  const { open, close } = useDialogUrl(
    ({ name }) => {
      // Another part of the page may have dialogs too.
      if (Object.hasOwn(may, name)) setDialog({ name: name as A, isOpen: false });
    },
    () => setDialog((now) => (now && Object.hasOwn(may, now.name) ? undefined : now)),
  );
  const refuse = useNotNow(close);
  const linked = dialog?.isOpen === false ? (dialog.name as A) : undefined;
  const decide = useEvent(() => {
    if (linked !== undefined && may[linked] === true) return show(linked);
    setDialog(undefined);
    return refuse();
  });
  const isKnown = linked !== undefined && may[linked] !== undefined;
  useEffect(() => {
    if (isKnown) decide();
  }, [isKnown, decide]);
  const show = (name: A | Q) => setDialog({ name, isOpen: true });
  return {
    name: dialog?.isOpen ? dialog.name : undefined,
    open: (name: A) => open({ name, records: [] }),
    /** Without the URL. */
    show: (name: Q) => show(name),
    close: () => {
      setDialog(undefined);
      close();
    },
  };
}
