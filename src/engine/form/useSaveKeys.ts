// The keys that save a form, also while the user is typing.
import { useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { isComposing } from '../../ui/isComposing.ts';

const KEYS = ['mod+s', 'mod+enter'] as const;

const isElsewhere = ({ target }: Event, own: HTMLFormElement | null) =>
  own !== null && target instanceof Element && ![null, own].includes(target.closest('form'));

/** Attach the ref to the form: keys that are pressed in another one are that one's. */
export function useSaveKeys(save: () => void, keys: readonly (typeof KEYS)[number][] = KEYS) {
  const form = useRef<HTMLFormElement>(null);
  useHotkeys(keys, save, {
    enableOnFormTags: true,
    preventDefault: true,
    ignoreEventWhen: (event) => isComposing(event) || isElsewhere(event, form.current),
  });
  return form;
}
