// Waits for the messages of custom pages, which are loaded with the first page that needs them.
import { useEffect, useState, type ReactNode } from 'react';
import { useI18nProvider } from 'react-admin';

/** What the product's i18nProvider adds to react-admin's. */
interface WithRooms {
  withPages(): Promise<void>;
  hasPages(): boolean;
}

/** Whether they are loaded. Throws if loading fails, like a page whose code fails to load. */
export function usePageMessages(): boolean {
  const messages = useI18nProvider() as unknown as WithRooms;
  const [there, setThere] = useState(() => messages.hasPages());
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let here = true;
    if (!there)
      messages.withPages().then(
        () => here && setThere(true),
        (error: unknown) => here && setFailure({ error }),
      );
    return () => {
      here = false;
    };
  }, [messages, there]);
  if (failure) throw failure.error;
  return there;
}

/** Renders its children once the messages are loaded. */
export function PageMessages({ children }: { readonly children: ReactNode }) {
  return usePageMessages() ? children : null;
}
