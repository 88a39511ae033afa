// What a screen reader is told while a row is moved, in the language of the screen.
import { Accessibility, defaultPreset } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

/** As the library tells of a drag: what is dragged, and at its end whether it was given up. */
interface Told {
  readonly canceled?: boolean;
  readonly operation: { readonly source: unknown };
}

/** A moved row: its name, its place from 1, and how many there are. */
function placeOf(source: unknown) {
  if (!isSortable(source as never)) return undefined;
  const { index, data } = source as { index: number; data: { name: string; count: number } };
  return { name: data.name, place: index + 1, count: data.count };
}

/** The usual plugins, with announcements in the screen's own language in the place of English ones. */
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
