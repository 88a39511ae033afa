// Go-to-page field beside the page links, for long lists.
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { pageNumberOf } from './pageNumbers.ts';
import { useTotal } from './useTotal.ts';
import './pageJump.css';

/** R5.87: the go-to-page jump of the courier list requires a positive integer. */
export default function GoToPage() {
  const translate = useTranslate();
  const { setPage } = useListContext();
  const { pages } = useTotal();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<'whole' | 'beyond'>();
  const go = (event: FormEvent) => {
    event.preventDefault();
    const page = pageNumberOf(typed);
    if (page === undefined) return setWrong('whole');
    if (page > pages) return setWrong('beyond');
    setWrong(undefined);
    setTyped('');
    setPage(page);
  };
  return (
    <form className="page-jump row" noValidate onSubmit={go}>
      <TextField
        label={translate('pageJump.label')}
        value={typed}
        error={wrong !== undefined}
        helperText={wrong && translate(`pageJump.${wrong}`, { smart_count: pages })}
        size="small"
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(undefined);
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric' }, formHelperText: { role: 'alert' } }}
      />
      <Button type="submit" size="small">
        {translate('pageJump.go')}
      </Button>
    </form>
  );
}
