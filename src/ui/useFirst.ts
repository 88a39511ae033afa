// Keeps the value of the first rendering: a store made once, or a record as shown when its dialog opened.
import { useState } from 'react';

/** @param make runs once; later renderings return its value, whatever their props */
export function useFirst<T>(make: () => T): T {
  const [first] = useState(make);
  return first;
}
