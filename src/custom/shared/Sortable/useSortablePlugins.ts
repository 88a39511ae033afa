// Screen reader announcements while a row is moved, in the UI language.
import { Accessibility, defaultPreset } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

/** A drag in the library's events: what is dragged, and whether it was cancelled. */
interface Told {
  readonly canceled?: boolean;
  readonly operation: { readonly source: unknown };
}

/** A moved row: its label, its one-based position, and the number of rows. */
function placeOf(source: unknown) {
  if (!isSortable(source as never)) return undefined;
  const { index, data } = source as { index: number; data: { name: string; count: number } };
  return { name: data.name, place: index + 1, count: data.count };
}

/** The default plugins, with announcements in the UI language instead of English. */
export function useSortablePlugins() {
  const translate = useTranslate();
  return useMemo(() => {
    const say = (key: string, source: unknown) => {
      const values = placeOf(source);
      return values && translate(`sortable.${key}`, values);
    };
    const accessibility = Accessibility.configure({
      screenReaderInstructions: { draggable: translate('sortable.instructions') },
      announcements: {
        dragstart: ({ operation: { source } }: Told) => say('taken', source),
        dragover: ({ operation: { source } }: Told) => say('over', source),
        dragend: ({ canceled, operation: { source } }: Told) =>
          say(canceled ? 'canceled' : 'dropped', source),
      },
    });
    const others = defaultPreset.plugins.filter((plugin) => plugin !== Accessibility);
    return [accessibility, ...others];
  }, [translate]);
}
