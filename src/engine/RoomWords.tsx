// Waits for the words of the pages made by hand, which come with the first that needs them.
import { useEffect, useState, type ReactNode } from 'react';
import { useI18nProvider } from 'react-admin';

/** What the product's i18nProvider can do besides react-admin's. */
interface WithRooms {
  withRooms(): Promise<void>;
  hasRooms(): boolean;
}

/** Whether they can be read now. */
export function useRoomWords(): boolean {
  const words = useI18nProvider() as unknown as WithRooms;
  const [there, setThere] = useState(() => words.hasRooms());
  useEffect(() => {
    let here = true;
    if (!there) void words.withRooms().then(() => here && setThere(true));
    return () => {
      here = false;
    };
  }, [words, there]);
  return there;
}

/** Draws what speaks those words once they are there. */
export function RoomWords({ children }: { readonly children: ReactNode }) {
  return useRoomWords() ? children : null;
}
