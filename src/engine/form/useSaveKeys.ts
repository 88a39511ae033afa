// The keys that save a form, also while the user is typing.
import { useHotkeys } from 'react-hotkeys-hook';
import { isComposing } from '../../ui/isComposing.ts';

const KEYS = ['mod+s', 'mod+enter'] as const;

export function useSaveKeys(save: () => void, keys: readonly (typeof KEYS)[number][] = KEYS): void {
  useHotkeys(keys, save, {
    enableOnFormTags: true,
    preventDefault: true,
    ignoreEventWhen: isComposing,
  });
}
