// Where somebody writes: which placeholders there are, and how one gets to the cursor.
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
  /** What its event knows, as it is chosen now. */
  readonly known: readonly string[];
  /** As they stand in the form. */
  readonly texts: TemplateTexts;
  /** Whether a save was refused for this: its field says so already. */
  readonly isRefused: (field: string, fault: string) => boolean;
  /** Somebody writes here now: what is inserted goes here, until they write elsewhere. */
  readonly writeAt: (place: Place) => void;
  /** Inserts a placeholder at the cursor, in place of what is selected; the cursor stands behind it. */
  readonly insert: (name: string, otherwise: Place | undefined) => void;
}

export const WritingContext = createContext<Writing | undefined>(undefined);

/** Puts a text in place of what is selected, and leaves the cursor behind it. */
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
    // Nobody wrote here yet: it goes to the end.
    if (!place.current) at.element.selectionStart = at.element.value.length;
    put(at, `{${name}}`);
  });
  return { writeAt, insert };
}
