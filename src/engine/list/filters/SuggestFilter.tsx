// Text filter with suggestions: arrows choose, Enter selects, Escape closes.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import type { Suggestion } from '../../declarations.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { isComposing } from '../../../ui/isComposing.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { call } from '../../../dataProvider/call.ts';
import { useTyped } from './useTyped.ts';

/** Debounce of suggestion requests, in milliseconds. */
const PAUSE = 200;
/** Maximum number of suggestions. */
const MOST = 8;

const NONE: readonly string[] = [];

/** Suggestions for a text; none for an empty text or if the endpoint fails: the filter works without them. */
function useSuggestions(suggestion: Suggestion, typed: string): readonly string[] {
  const [text] = useDebounced(typed.trim(), PAUSE);
  const { data = NONE } = useQuery({
    queryKey: ['suggestions', suggestion.endpoint.path, text],
    queryFn: ({ signal }) => call(suggestion.endpoint, suggestion.ask(text), { signal }),
    select: (answer) => [...new Set(suggestion.read(answer))].slice(0, MOST),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return typed.trim() === '' ? NONE : data;
}

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  suggestion: Suggestion;
  first?: boolean;
}

/** Index in the suggestions, -1 for none. */
function moved(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 >= count ? -1 : at + 1;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : at - 1;
  return undefined;
}

export function SuggestFilter({ label, value, onChange, suggestion, first = false }: Props) {
  const { typed, composed, type, settle, composition } = useTyped(value, onChange);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const list = useId();
  const names = useSuggestions(suggestion, open ? composed : '');
  const shown = open && names.length > 0;
  const take = (text: string) => {
    settle(text);
    setOpen(false);
    setAt(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const next = moved(event.key, at, names.length);
    if (next !== undefined && shown) {
      event.preventDefault();
      setAt(next);
    }
    if (event.key === 'Enter') take(shown ? (names[at] ?? typed) : typed);
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    <div className={first ? 'find first' : 'find'}>
      {first && <Icon name="search" />}
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={shown}
        aria-controls={shown ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? `${list}-${at}` : undefined}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          type(event.target.value);
          setOpen(true);
          setAt(-1);
        }}
        {...composition}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      {shown && (
        <div id={list} role="listbox" aria-label={label} className="find-list">
          {names.map((name, index) => (
            <div
              key={name}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerDown={(event) => {
                event.preventDefault();
                take(name);
              }}
            >
              {name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
