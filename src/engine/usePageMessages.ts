// Waits for the messages of custom pages, which are loaded with the first page that needs them.
import { useEffect, useState } from 'react';
import { useI18nProvider } from 'react-admin';

/** What the product's i18nProvider adds to react-admin's. */
export interface WithPages {
  withPages(): Promise<void>;
  hasPages(): boolean;
}

export type Also = boolean | (() => Promise<unknown>) | undefined;

/** Whether they and what `also` loads are there. Throws if loading fails, like a page whose code fails to load. */
export function usePageMessages(also?: Also): boolean {
  const messages = useI18nProvider() as unknown as WithPages;
  const [there, setThere] = useState(() => typeof also !== 'function' && messages.hasPages());
  useEffect(() => {
    if (there) return;
    Promise.all([messages.withPages(), typeof also === 'function' && also()]).then(
      () => setThere(true),
      (error: unknown) =>
        setThere(() => {
          throw error;
        }),
    );
  }, [also, messages, there]);
  return there;
}
