// The text of a field without what its input method is still composing: half-typed text finds nothing.
import { useState } from 'react';

/** @returns the text to search for, and the handlers of the field that contains it */
export function useComposed<T extends string | undefined>(text: T) {
  const [composing, setComposing] = useState(false);
  const [composed, setComposed] = useState(text);
  if (!composing && composed !== text) setComposed(text);
  return {
    composed: composing ? composed : text,
    composition: {
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  };
}
