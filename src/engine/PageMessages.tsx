// Renders its children once the messages of custom pages are loaded, and what `also` loads.
import type { PropsWithChildren } from 'react';
import { usePageMessages, type Also } from './usePageMessages.ts';

export function PageMessages({ also, children }: PropsWithChildren<{ also?: Also }>) {
  return usePageMessages(also) ? children : null;
}
