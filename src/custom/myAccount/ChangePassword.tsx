// The change-password dialog: the original password, the new one, and its repetition.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { type Field, FIELDS, useChange } from './useChange.ts';
import '../../engine/form/form.css';

interface Props {
  readonly name: Field;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  /** As text. */
  readonly error: string | undefined;
  readonly help: string | undefined;
  readonly onType: (text: string) => void;
}

function PasswordInput({ name, autoComplete, value, error, help, onType }: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  const label = translate(`myAccount.change.${name}`);
  const eye = (
    <IconButton
      aria-label={translate(`myAccount.change.${shown ? 'hide' : 'show'}`, { label })}
      size="small"
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eyeOff' : 'eye'} />
    </IconButton>
  );
  return (
    <TextField
      name={name}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      value={value}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{
        htmlInput: { maxLength: 200, autoCapitalize: 'none' },
        formHelperText: { 'aria-live': 'polite' },
        input: { endAdornment: <InputAdornment position="end">{eye}</InputAdornment> },
      }}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

/** The `autocomplete` value of each field. */
const AUTOCOMPLETE = {
  originalPassword: 'current-password',
  newPassword: 'new-password',
  confirm: 'new-password',
} as const;

export function ChangePassword({ onLeave }: { readonly onLeave: () => void }) {
  const translate = useTranslate();
  const { values, errors, refusal, busy, form, type, submit } = useChange(onLeave);
  return (
    <DialogFrame title={translate('myAccount.change.title')} onLeave={busy ? undefined : onLeave}>
      <form ref={form} className="form" noValidate onSubmit={submit}>
        <p className="soft">{translate('myAccount.change.text')}</p>
        <div className="fields">
          {FIELDS.map((name) => (
            <PasswordInput
              key={name}
              name={name}
              autoComplete={AUTOCOMPLETE[name]}
              value={values[name]}
              error={errors[name]}
              help={name === 'newPassword' ? translate('myAccount.change.rule') : undefined}
              onType={(text) => type(name, text)}
            />
          ))}
        </div>
        <div role="alert">
          {refusal !== undefined && (
            <p className="note alarm">
              <Icon name="stop" />
              {refusal}
            </p>
          )}
        </div>
        <DialogActions>
          <Button disabled={busy} onClick={onLeave}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {translate('myAccount.change.save')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
