// Date or moment (YYYY-MM-DD HH:mm, network time zone) on MUI's text field: typed, or picked from a calendar.
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { IconAction } from '../../../ui/IconAction.tsx';
import { masked, textOf, valueOf } from './typedTime.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

/** Loaded when it is opened. */
const Calendar = lazyPart(
  () => import('./Calendar.tsx'),
  ({ days }) => <div className={days ? 'calendar' : 'calendar timed'} aria-busy="true" />,
);

interface Props extends Pick<
  TextFieldProps,
  'id' | 'label' | 'error' | 'helperText' | 'inputRef' | 'onBlur'
> {
  /** What it is the time of, in the calendar's name. */
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: string | number | null) => void;
  /** Date without time. */
  readonly days?: boolean;
  /** The last selectable day, `YYYY-MM-DD`. */
  readonly latest?: string | undefined;
  readonly isRequired?: boolean;
}

export function TimeField({ name, days = false, latest, isRequired, ...props }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const text = textOf(props.value);
  const change = (next: string) => props.onChange(valueOf(next, days));
  const opens = translate('engine.form.calendar', { name });
  return (
    <>
      <TextField
        {...props}
        autoComplete="off"
        placeholder={translate(days ? 'engine.form.dayFormat' : 'engine.form.timeFormat')}
        value={text}
        onChange={({ target }) => change(masked(target.value, days))}
        slotProps={{
          htmlInput: { inputMode: 'numeric', 'aria-required': isRequired },
          input: {
            ref: field,
            endAdornment: (
              <InputAdornment position="end">
                <IconAction
                  icon="cal"
                  edge="end"
                  label={opens}
                  title={opens}
                  aria-haspopup="dialog"
                  aria-expanded={open}
                  onClick={() => setOpen(true)}
                />
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={open}
        anchorEl={() => field.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: -4, horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': opens } }}
      >
        <Calendar {...{ text, days, latest }} onChange={change} onClose={() => setOpen(false)} />
      </Popover>
    </>
  );
}
