// Form content of a page or dialog: fields, footer and leave guard.
import Button from '@mui/material/Button';
import { useEffect, type FormEvent } from 'react';
import { FormToolbar } from '../../ui/FormToolbar.tsx';
import type { AnyRow } from '../fields/fieldType.ts';
import { FormFields } from './FormFields.tsx';
import { SaveButton, useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import type { RecordForm } from './useRecordForm.ts';
import { ToCorrect } from './ToCorrect.tsx';
import { LeavingDialog } from './LeavingDialog.tsx';
import { StaleDialog } from './stale/StaleDialog.tsx';
import type { Leaving } from './useLeaving.ts';
import { useSaveKeys } from './useSaveKeys.ts';

interface FormFootProps extends Pick<RecordForm, 'wrong' | 'phase' | 'methods'> {
  readonly onCancel?: () => void;
  /** If there is a next page: navigates automatically, or at once on click. */
  readonly onContinue?: () => void;
}

function FormFoot({ wrong, phase, methods, onCancel, onContinue }: FormFootProps) {
  const translate = useTranslate();
  const saved = phase === 'saved';
  const label = { entering: 'save', saving: 'saving', saved: 'saved' }[phase];
  return (
    <FormToolbar>
      <span className="soft grow" role="status">
        <ToCorrect wrong={wrong} onGo={methods.setFocus} />
      </span>
      {onCancel && !saved && (
        <Button disabled={phase === 'saving'} onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
      )}
      {saved && onContinue ? (
        <Button key="go" variant="contained" onClick={onContinue}>
          {translate('engine.form.goOn')}
        </Button>
      ) : (
        <FormProvider key="save" {...methods}>
          <SaveButton
            alwaysEnable
            icon={null}
            label={`engine.form.${label}`}
            aria-disabled={phase !== 'entering'}
            title={translate('engine.form.keys')}
          />
        </FormProvider>
      )}
    </FormToolbar>
  );
}

interface Props {
  readonly form: RecordForm;
  readonly leaving: Leaving | undefined;
  readonly nameOf: (record: AnyRow) => string;
  readonly onCancel?: () => void;
  readonly onContinue?: () => void;
  /** Focuses its first field, as in a dialog. */
  readonly focused?: boolean;
}

export function FormBody({ form, leaving, nameOf, onCancel, onContinue, focused }: Props) {
  const { focusFirst } = form;
  useEffect(() => {
    if (focused) focusFirst();
  }, [focused, focusFirst]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void form.save();
  };
  const own = useSaveKeys(() => void form.save());
  return (
    <>
      <form ref={own} className="form stack" noValidate onSubmit={submit}>
        <FormFields {...form} />
        <FormFoot {...form} onCancel={onCancel} onContinue={onContinue} />
      </form>
      <LeavingDialog
        leaving={leaving}
        resourceName={form.resourceName}
        name={nameOf(form.record)}
        changed={form.changed}
      />
      {form.stale && <StaleDialog stale={form.stale} form={form} />}
    </>
  );
}
