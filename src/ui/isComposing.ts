// Whether a key belongs to an input method, which is still composing Chinese or Japanese text.
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The key code of every key that an input method handles. */
const HANDLED = 229;

/** Safari ends the composition before it reports its Enter, and says so by the key code only. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === HANDLED;
}
