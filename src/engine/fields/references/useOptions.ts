// Options of a picker for a text, and the names of selected ids.
import { useEffect, useState } from 'react';
import { call } from '../../../dataProvider/call.ts';
import { isAborted } from '../../../dataProvider/callError.ts';
import type { Option, Picker } from './picker.ts';

/** Debounce of option requests, in milliseconds. */
const PAUSE = 200;

interface Found {
  readonly options: readonly Option[];
  readonly text: string | undefined;
  readonly failed: boolean;
}

const holds = ({ name }: Option, text: string): boolean =>
  name.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());

const NOTHING: Found = { options: [], text: undefined, failed: false };

/** Options for a text; the latest response wins; no request while `text` is undefined. */
export function useOptions(picker: Picker, text: string | undefined) {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (text === undefined) return undefined;
    const given = new AbortController();
    const ask = async () => {
      try {
        const answer = await call(picker.endpoint, picker.ask(text.trim()), {
          signal: given.signal,
        });
        const options = picker.read(answer);
        const fitting = picker.whole ? options.filter((one) => holds(one, text)) : options;
        setFound({ options: fitting, text, failed: false });
      } catch (error) {
        if (!isAborted(error)) setFound({ options: [], text, failed: true });
      }
    };
    const waiting = setTimeout(() => void ask(), text === '' ? 0 : PAUSE);
    return () => {
      clearTimeout(waiting);
      given.abort();
    };
  }, [picker, text]);
  return { ...found, waiting: text !== undefined && found.text !== text };
}

const sameId = (one: unknown, other: unknown) => String(one) === String(other);

/** Names of ids: known ones, then those from the picker; empty while loading; an unknown id is `#15`. */
export function useNames(
  picker: Picker,
  ids: readonly (string | number)[],
  taken: readonly Option[],
): readonly string[] {
  const known = [...taken, ...(picker.known ?? [])];
  const nameless = !picker.known && ids.some((id) => !known.some((one) => sameId(one.id, id)));
  const found = useOptions(picker, nameless ? '' : undefined);
  const all = [...known, ...found.options];
  const unnamed = (id: string | number) => (found.waiting || picker.waiting ? '' : `#${id}`);
  return ids.map((id) => all.find((one) => sameId(one.id, id))?.name ?? unnamed(id));
}
