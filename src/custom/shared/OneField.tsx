// A dialog for one value: its input, its error, and a button labelled with the action.
import Button from '@mui/material/Button';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import '../../engine/form/form.css';
import '../../engine/fields/input/enter.css';

interface Ids {
  readonly id: string;
  /** The id of the error, or of the help text. */
  readonly describedBy: string;
}

interface Props {
  readonly title: string;
  readonly label: string;
  readonly help: string;
  readonly wrong: string | undefined;
  readonly action: string;
  readonly busy: boolean;
  readonly onDo: () => void;
  readonly onLeave: () => void;
  readonly children: (ids: Ids) => ReactNode;
}

export function OneField({
  title,
  label,
  help,
  wrong,
  action,
  busy,
  onDo,
  onLeave,
  children,
}: Props) {
  const translate = useTranslate();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDo();
  };
  return (
    <DialogFrame title={title} onLeave={busy ? undefined : onLeave}>
      <form className="form" noValidate onSubmit={submit}>
        <div className="fields">
          <div className="field">
            <label htmlFor={id}>{label}</label>
            {children({ id, describedBy: `${id}-says` })}
            <span
              id={`${id}-says`}
              className={wrong ? 'msg bad' : 'msg'}
              role={wrong ? 'alert' : undefined}
            >
              {wrong && <Icon name="stop" />}
              {wrong ?? help}
            </span>
          </div>
        </div>
        <footer>
          <Button disabled={busy} onClick={onLeave}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {action}
          </Button>
        </footer>
      </form>
    </DialogFrame>
  );
}
