// A filter by a text with suggestions on MUI's Autocomplete: any text can be entered, a suggestion is taken at once.
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { call } from '../../../dataProvider/call.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SearchIcon } from '../../../ui/SearchIcon.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import type { Suggestion } from '../../declarations.ts';
import { leaveKeys } from '../../fields/input/leaveKeys.ts';
import type { TextFilterProps } from './TextFilter.tsx';
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

/** As wide as its longest suggestion. */
const SLOTS = {
  popper: { placement: 'bottom-start', style: { width: 'max-content' } },
} as const;

/** The server has searched already, in every spelling. */
const allOf = (options: readonly string[]) => [...options];

interface Props extends TextFilterProps {
  readonly suggestion: Suggestion;
}

export default function SuggestFilter({ label, value, onChange, suggestion, first }: Props) {
  const translate = useTranslate();
  const { typed, composed, type, apply, composition } = useTyped(value, onChange);
  return (
    <Autocomplete
      freeSolo
      className={first ? 'find first' : 'find'}
      size="small"
      options={useSuggestions(suggestion, composed)}
      filterOptions={allOf}
      value={value}
      inputValue={typed}
      slotProps={SLOTS}
      clearIcon={<Icon name="cross" />}
      clearText={translate('engine.filter.clearOne', { name: label })}
      onInputChange={(_event, text, reason) => reason === 'input' && type(text)}
      onChange={(_event, text) => apply(text ?? '')}
      renderInput={({ InputProps, inputProps, ...params }) => (
        <TextField
          {...params}
          placeholder={label}
          slotProps={{
            htmlInput: { ...inputProps, ...composition, 'aria-label': label },
            input: { ...InputProps, startAdornment: first && <SearchIcon /> },
          }}
        />
      )}
      {...leaveKeys}
    />
  );
}
