// A search field above choices, and the text to search for.
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { SearchIcon } from '../../ui/SearchIcon.tsx';
import { useComposed } from '../../ui/useComposed.ts';

/** @returns the text without what an input method is still composing, and the field for it */
export function useSearchText(label: string, look: TextFieldProps = {}) {
  const [text, setText] = useState('');
  const { composed, composition } = useComposed(text);
  const field = (
    <TextField
      {...look}
      type="search"
      size="small"
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label, ...composition },
        input: { startAdornment: <SearchIcon /> },
      }}
    />
  );
  return { text: composed, field };
}
