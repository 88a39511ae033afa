// A shortcut by the character that is typed.
import { useHotkeys } from 'react-hotkeys-hook';
import { inDialog } from '../ui/inDialog.ts';
import { useSingleKeys } from './useSingleKeys.ts';

/** Whichever keys type it: "?" needs Shift on most keyboards, "/" on some. Not while typing or with an open dialog. */
export function useCharacterKey(character: string, run: () => void): void {
  const [enabled] = useSingleKeys();
  useHotkeys(character, run, {
    enabled,
    useKey: true,
    preventDefault: true,
    ignoreModifiers: true,
    ignoreEventWhen: ({ ctrlKey, metaKey }) => ctrlKey || metaKey || inDialog(),
  });
}
