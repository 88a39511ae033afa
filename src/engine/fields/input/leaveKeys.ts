// Keys that MUI's Autocomplete leaves alone: those of an input method, and those that save the form.
import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../ui/isComposing.ts';

type AutocompleteKey = KeyboardEvent & { defaultMuiPrevented?: boolean };

const onKeyDown = (event: AutocompleteKey) => {
  if (isComposing(event) || event.ctrlKey || event.metaKey) event.defaultMuiPrevented = true;
};

/** Props of an Autocomplete. */
export const leaveKeys = { onKeyDown };
