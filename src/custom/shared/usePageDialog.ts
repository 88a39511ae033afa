// The open form dialog of a custom page, which its URL names.
import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { useDialogUrl } from '../../engine/useDialogUrl.ts';
import { useNotNow } from '../../engine/useNotNow.ts';

/**
 * @param may whether each of the dialogs is offered; a link opens only such ones, once it is known
 */
export function usePageDialog<A extends string>(may: Readonly<Record<A, boolean | undefined>>) {
  const [name, setName] = useState<A>();
  /** The URL's, until it is known whether it is offered. */
  const [linked, setLinked] = useState<A>();
  const { open, close } = useDialogUrl(
    (dialog) => {
      // Another part of the page may have dialogs too.
      if (!Object.hasOwn(may, dialog.name)) return;
      setLinked(dialog.name as A);
    },
    () => {
      setLinked(undefined);
      setName(undefined);
    },
  );
  const refuse = useNotNow(close);
  const decide = useEvent(() => {
    if (linked !== undefined && may[linked] === true) setName(linked);
    else refuse();
    setLinked(undefined);
  });
  const isKnown = linked !== undefined && may[linked] !== undefined;
  useEffect(() => {
    if (isKnown) decide();
  }, [isKnown, decide]);
  return {
    name,
    open: (one: A) => open({ name: one, records: [] }),
    close: () => {
      setName(undefined);
      close();
    },
  };
}
