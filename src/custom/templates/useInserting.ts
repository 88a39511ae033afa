// The editor of a template's texts: the available placeholders, and insertion at the cursor.
import { createContext, useRef } from 'react';
import { useEvent } from 'react-admin';
import type { Channel } from '../../../domain/messages/messages.ts';
import type { TemplateTexts } from '../../../domain/messages/languages.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface Place {
  readonly element: TextElement;
  readonly enter: (text: string) => void;
}

export interface Writing {
  readonly channel: Channel;
  /** The placeholders of the currently selected event. */
  readonly known: readonly string[];
  /** The form's current values. */
  readonly texts: TemplateTexts;
  /** Whether the server refused this: the field already shows the error. */
  readonly isRefused: (field: string, error: string) => boolean;
  /** This field has the focus: placeholders are inserted here until another field gets it. */
  readonly writeAt: (place: Place) => void;
  /** Inserts a placeholder at the cursor, replacing the selection; the cursor moves behind it. */
  readonly insert: (name: string, otherwise: Place | undefined) => void;
}

export const WritingContext = createContext<Writing | undefined>(undefined);

/** Replaces the selection with a text and moves the cursor behind it. */
function put({ element, enter }: Place, text: string): void {
  element.focus();
  element.setRangeText(text, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
  enter(element.value);
}

export function useInserting(): Pick<Writing, 'writeAt' | 'insert'> {
  const place = useRef<Place>(undefined);
  const writeAt = useEvent((at: Place) => {
    place.current = at;
  });
  const insert = useEvent((name: string, otherwise: Place | undefined) => {
    const at = place.current ?? otherwise;
    if (!at) return;
    // The field never had the focus: append at the end.
    if (!place.current) at.element.selectionStart = at.element.value.length;
    put(at, `{${name}}`);
  });
  return { writeAt, insert };
}
