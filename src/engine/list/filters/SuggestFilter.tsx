// A filter by a text on MUI's Autocomplete, applied as it is typed, with suggestions and what else it may mean.
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../../dataProvider/call.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SearchIcon } from '../../../ui/SearchIcon.tsx';
import { isComposing } from '../../../ui/isComposing.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import type { Suggestion } from '../../suggest.ts';
import { leaveKeys } from '../../fields/input/leaveKeys.ts';
import type { FilterOption } from './useOtherFilters.ts';
import { useTyped } from './useTyped.ts';

/** Debounce of suggestion requests, in milliseconds. */
const PAUSE = 200;
/** Maximum number of suggestions. */
const MOST = 8;

const NONE: readonly string[] = [];

/** Suggestions for a text; none for an empty text or if the endpoint fails: the filter works without them. */
function useSuggestions(suggestion: Suggestion | undefined, typed: string): readonly string[] {
  const [text] = useDebounced(typed.trim(), PAUSE);
  const { data = NONE } = useQuery({
    queryKey: ['suggestions', suggestion?.endpoint.path, text],
    queryFn: ({ signal }) =>
      suggestion && call(suggestion.endpoint, suggestion.ask(text), { signal }),
    select: (answer) => [...new Set(suggestion?.read(answer))].slice(0, MOST),
    enabled: suggestion !== undefined && text !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return typed.trim() === '' ? NONE : data;
}

/** The server has searched already, in every spelling. */
const allOf = (options: FilterOption[]) => options;

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The first filter of a bar has the search icon. */
  readonly first?: boolean;
  readonly suggestion?: Suggestion | undefined;
  /** The other filters for a text; `explicit` after a click or a key, not after typing. */
  readonly others?: (text: string, explicit: boolean) => readonly FilterOption[];
}

export default function SuggestFilter({
  label,
  value,
  onChange,
  suggestion,
  first,
  others,
}: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState<'typed' | 'explicit'>();
  const { typed, composed, type, apply, show, composition } = useTyped(value, onChange);
  const suggested = useSuggestions(suggestion, composed).map((text) => ({
    text,
    add: () => apply(text),
  }));
  const other = open && others?.(composed.trim(), open === 'explicit');
  const options = [...suggested, ...(other ?? [])];
  return (
    <Autocomplete
      freeSolo
      className={first ? 'find first' : 'find'}
      size="small"
      options={options}
      filterOptions={allOf}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.text)}
      open={open !== undefined && options.length > 0}
      onOpen={({ type: by }) => setOpen(by === 'change' ? 'typed' : 'explicit')}
      onClose={() => setOpen(undefined)}
      value={value === '' ? null : value}
      inputValue={typed}
      slotProps={{ popper: { placement: 'bottom-start', style: { width: 'max-content' } } }}
      clearIcon={<Icon name="cross" />}
      clearText={translate('engine.filter.clearOne', { name: label })}
      forcePopupIcon={others !== undefined}
      popupIcon={<Icon name="plus" />}
      openText={translate('engine.filter.add')}
      closeText={translate('engine.filter.add')}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input') return;
        type(text);
        setOpen('typed');
      }}
      onChange={(_event, chosen) => {
        if (chosen === null || typeof chosen === 'string') apply(chosen ?? '');
        else {
          if (!chosen.keeps) show('');
          chosen.add();
        }
      }}
      renderInput={({ InputProps, inputProps, ...params }) => (
        <TextField
          {...params}
          placeholder={others ? translate('engine.filter.find', { name: label }) : label}
          slotProps={{
            htmlInput: { ...inputProps, ...composition, 'aria-label': label },
            input: { ...InputProps, startAdornment: first && <SearchIcon /> },
          }}
        />
      )}
      onKeyDown={(event) => {
        if (isComposing(event)) leaveKeys.onKeyDown(event);
        else if (event.key === 'Enter') setOpen(undefined);
      }}
    />
  );
}
