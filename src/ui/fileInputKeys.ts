// Handlers of a file input: Enter opens its dialog, and the same file can be chosen again.
import type { KeyboardEvent, MouseEvent } from 'react';
import { isComposing } from './isComposing.ts';

const forget = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  currentTarget.value = '';
};

/** Space opens the dialog by itself; Enter would submit the form. */
const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
  if (isComposing(event) || event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
};

export const fileInputKeys = { onClick: forget, onKeyDown };
