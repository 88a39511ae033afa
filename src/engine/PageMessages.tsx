// Renders its children once the messages of custom pages are loaded, and what `also` loads.
import type { PropsWithChildren } from 'react';
import { usePageMessages, type Also } from './usePageMessages.ts';

export const PageMessages = ({ also, children }: PropsWithChildren<{ also?: Also }>) =>
  usePageMessages(also) ? children : null;
