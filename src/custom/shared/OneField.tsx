// A dialog for one value: its input, its error, and a button labelled with the action.
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FormEvent, ReactNode } from 'react';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { SubmitActions } from '../../ui/SubmitActions.tsx';
import '../../engine/form/form.css';

interface Props {
  readonly title: string;
  readonly label: string;
  readonly help: string;
  readonly wrong: string | undefined;
  readonly action: string;
  readonly busy: boolean;
  readonly onDo: () => void;
  readonly onLeave: () => void;
  /** The input; with `children`, a select of these options. */
  readonly field: TextFieldProps;
  /** Shown below the input. */
  readonly children?: ReactNode;
}

export function OneField({ title, label, help, wrong, action, busy, ...props }: Props) {
  const { onDo, onLeave, field, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDo();
  };
  return (
    <DialogFrame title={title} onLeave={busy ? undefined : onLeave}>
      <form className="form stack" noValidate onSubmit={submit}>
        <div className="fields stack">
          <TextField
            autoComplete="off"
            {...field}
            label={label}
            error={wrong !== undefined}
            helperText={wrong ?? help}
            select={field.children !== undefined}
            slotProps={{
              select: { native: true },
              formHelperText: { role: wrong ? 'alert' : undefined },
              ...field.slotProps,
            }}
          />
          {children}
        </div>
        <SubmitActions action={action} busy={busy} onLeave={onLeave} />
      </form>
    </DialogFrame>
  );
}
