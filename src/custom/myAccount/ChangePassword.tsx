// The change-password dialog: the original password, the new one, and its repetition.
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { type Field, FIELDS, useChange } from './useChange.ts';
import '../../engine/form/form.css';
import '../../engine/fields/input/enter.css';

interface Props {
  readonly name: Field;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  /** As text. */
  readonly fault: string | undefined;
  readonly help: string | undefined;
  readonly onType: (text: string) => void;
}

function PasswordInput({ name, autoComplete, value, fault, help, onType }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [shown, setShown] = useState(false);
  const label = translate(`myAccount.change.${name}`);
  const said = fault ?? help;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="myAccount-secret">
        <input
          id={id}
          name={name}
          className="inp lg"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={said === undefined ? undefined : `${id}-says`}
          onChange={(event) => onType(event.target.value)}
        />
        <IconButton
          aria-label={translate(shown ? 'myAccount.change.hide' : 'myAccount.change.show', {
            label,
          })}
          size="small"
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </IconButton>
      </span>
      <span
        id={`${id}-says`}
        className={fault === undefined ? 'msg' : 'msg bad'}
        aria-live="polite"
      >
        {fault !== undefined && <Icon name="stop" />}
        {said}
      </span>
    </div>
  );
}

/** The `autocomplete` value of each field. */
const KINDS = {
  originalPassword: 'current-password',
  newPassword: 'new-password',
  confirm: 'new-password',
} as const;

export function ChangePassword({ onLeave }: { readonly onLeave: () => void }) {
  const translate = useTranslate();
  const { values, faults, refusal, busy, form, type, submit } = useChange(onLeave);
  return (
    <DialogFrame title={translate('myAccount.change.title')} onLeave={busy ? undefined : onLeave}>
      <form ref={form} className="form" noValidate onSubmit={submit}>
        <p className="soft">{translate('myAccount.change.text')}</p>
        <div className="fields">
          {FIELDS.map((name) => (
            <PasswordInput
              key={name}
              name={name}
              autoComplete={KINDS[name]}
              value={values[name]}
              fault={faults[name]}
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
        <footer>
          <Button disabled={busy} onClick={onLeave}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {translate('myAccount.change.save')}
          </Button>
        </footer>
      </form>
    </DialogFrame>
  );
}
