// Waits for the words of the pages made by hand, which come with the first that needs them.
import { useEffect, useState, type ReactNode } from 'react';
import { useI18nProvider } from 'react-admin';

/** What the product's i18nProvider can do besides react-admin's. */
interface WithRooms {
  withPages(): Promise<void>;
  hasPages(): boolean;
}

/** Whether they can be read now. Throws when they do not come, as a page does whose code does not come. */
export function usePageMessages(): boolean {
  const words = useI18nProvider() as unknown as WithRooms;
  const [there, setThere] = useState(() => words.hasPages());
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let here = true;
    if (!there)
      words.withPages().then(
        () => here && setThere(true),
        (error: unknown) => here && setFailure({ error }),
      );
    return () => {
      here = false;
    };
  }, [words, there]);
  if (failure) throw failure.error;
  return there;
}

/** Draws what speaks those words once they are there. */
export function PageMessages({ children }: { readonly children: ReactNode }) {
  return usePageMessages() ? children : null;
}
