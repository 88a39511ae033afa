// Global keyboard shortcuts, inactive while typing or with an open dialog.
import { useNavigate } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useCharacterKey } from '../../engine/useCharacterKey.ts';
import { useSingleKeys } from '../../engine/useSingleKeys.ts';
import { inDialog } from '../../ui/inDialog.ts';
import { prefer, shownTheme } from '../preferences.ts';
import { appUrl } from '../../routes/roots.ts';
import { keys } from './keys.ts';

/** "?" for help, "g d" and "g l" for pages, "t" for the theme. */
export function useShortcuts(onHelp: () => void): void {
  const navigate = useNavigate();
  const canAccess = useCanAccess();
  const [enabled] = useSingleKeys();
  const places = keys.filter((key) => key.to !== undefined && canAccess(key));
  const go = (letters: readonly string[]) =>
    places.find(({ press }) => press.every((letter, place) => letter === letters[place]))?.to;
  useCharacterKey('?', onHelp);
  useCharacterKey('t', () => prefer({ theme: shownTheme() === 'dark' ? 'light' : 'dark' }));
  useHotkeys(
    ['g>d', 'g>l'],
    (_, { keys: pressed = [] }) => {
      const to = go(pressed);
      if (to !== undefined) navigate(appUrl(to));
    },
    { enabled, ignoreEventWhen: inDialog },
  );
}
