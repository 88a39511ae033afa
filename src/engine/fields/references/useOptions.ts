// Options of a picker for a text.
import { useState } from 'react';
import { fold } from '../../../../domain/fold.ts';
import { useCall } from '../../useCall.ts';
import { isAnswered } from '../../../dataProvider/capabilities.ts';
import { useCanAccess } from '../../useCanAccess.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import type { Option, Picker } from './picker.ts';

/** Debounce of option requests, in milliseconds. */
const PAUSE = 200;

const NONE: readonly Option[] = [];

/** Options for a text; no request while `text` is undefined. */
export function useOptions(declared: Picker, text: string | undefined) {
  const canAccess = useCanAccess();
  const picker = isAnswered() ? declared : (declared.documented ?? declared);
  // The last result stays while there is no text.
  const [latest, setLatest] = useState(text);
  if (text !== undefined && text !== latest) setLatest(text);
  const [searched = ''] = useDebounced(latest, latest ? PAUSE : 0);
  const isCurrent = searched === latest;
  const needs = canAccess(picker.endpoint) ? undefined : [picker.endpoint.needs].flat().join(' / ');
  const params = picker.ask(searched.trim());
  const { data, isError } = useCall(
    ['options', picker.endpoint.path, params],
    picker.endpoint,
    params,
    {
      select: (answer) => {
        const options = picker.read(answer);
        return picker.whole
          ? options.filter(({ name }) => fold(name).includes(fold(searched)))
          : options;
      },
      enabled: text !== undefined && isCurrent && needs === undefined,
      // A whole list is the same for every text: asked for once, until the field is left.
      staleTime: picker.whole ? Infinity : 0,
      gcTime: 0,
    },
  );
  const answered = isCurrent && (isError || data !== undefined);
  return {
    options: data ?? NONE,
    text: answered ? searched : undefined,
    failed: isError,
    waiting: text !== undefined && !answered && needs === undefined,
    /** What the user's role lacks to see the options. */
    needs,
  };
}
