// Several texts: Enter adds one, each has a remove button.
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { isComposing } from '../../../ui/isComposing.ts';
import type { Entry } from '../fieldType.ts';
import { plain } from '../plain.ts';
import { Chosen } from './Chosen.tsx';

export function ListInput({ focus, ...entry }: Entry) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const texts: readonly string[] = Array.isArray(entry.value) ? entry.value.map(plain) : [];
  const add = () => {
    const text = typed.trim();
    if (text !== '' && !texts.includes(text)) entry.onChange([...texts, text]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <Chosen
        names={texts}
        onRemove={(place) => entry.onChange(texts.filter((_, index) => index !== place))}
      />
      <OutlinedInput
        id={entry.id}
        inputRef={focus}
        autoComplete="off"
        placeholder={translate('engine.form.addOne')}
        value={typed}
        slotProps={{ input: { 'aria-required': entry.required } }}
        aria-describedby={entry.describedBy}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add();
          entry.onBlur();
        }}
      />
    </>
  );
}
