// The change-password dialog: the original password, the new one, and its repetition.
import { PasswordInput, useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { plain } from '../../engine/fields/plain.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SubmitActions } from '../../ui/SubmitActions.tsx';
import { FIELDS, useChange } from './useChange.ts';
import '../../engine/form/form.css';

/** The `autocomplete` value of each field. */
const AUTOCOMPLETE = {
  originalPassword: 'current-password',
  newPassword: 'new-password',
  confirm: 'new-password',
} as const;

export function ChangePassword({ onLeave }: { readonly onLeave: () => void }) {
  const translate = useTranslate();
  const { form, busy, save } = useChange(onLeave);
  const action = translate('myAccount.change.save');
  const refusal = form.formState.errors.root?.message;
  return (
    <DialogFrame title={translate('myAccount.change.title')} onLeave={busy ? undefined : onLeave}>
      <FormProvider {...form}>
        <form className="form stack" noValidate onSubmit={(event) => void save(event)}>
          <p className="soft">{translate('myAccount.change.text')}</p>
          <div className="fields stack">
            {FIELDS.map((name) => (
              <PasswordInput
                key={name}
                source={name}
                label={`myAccount.change.${name}`}
                autoComplete={AUTOCOMPLETE[name]}
                size="medium"
                parse={plain}
                helperText={name === 'newPassword' && translate('myAccount.change.rule')}
                onChange={() => form.clearErrors('root')}
                slotProps={{
                  htmlInput: { maxLength: 200, autoCapitalize: 'none', spellCheck: false },
                  formHelperText: { 'aria-live': 'polite' },
                }}
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
          <SubmitActions action={action} busy={busy} onLeave={onLeave} />
        </form>
      </FormProvider>
    </DialogFrame>
  );
}
