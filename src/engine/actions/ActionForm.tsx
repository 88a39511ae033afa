// Input fields of an action, shown in its dialog between question and buttons.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useEffect, useMemo, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { EndpointAction } from './action.ts';
import { ToCorrect } from '../form/ToCorrect.tsx';
import { FormFields } from '../form/FormFields.tsx';
import { planForm } from '../form/plan.ts';
import { useKeeping } from '../form/useKeeping.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { useUnchanged } from '../form/useUnchanged.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';
import { useActions } from './useActions.ts';
import { asksOf, refusedAt } from './asks.ts';
import { keptName, type RunNow } from './useRun.ts';

interface Props {
  readonly action: EndpointAction<AnyRow>;
  readonly run: RunNow;
  readonly onDo: (name: string, rows: readonly AnyRow[], entered?: AnyRow) => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const SEVERAL: AnyRow = {};
const nothing = () => undefined;

/** The form values of an action: the row's own for a single row, empty for several. */
function useActionForm({ action, run, onDo, onLeave }: Props) {
  const notifyUnchanged = useUnchanged();
  const { resource } = useActions();
  const { endpoint } = action;
  const asks = useMemo(() => asksOf(action), [action]);
  const [first = SEVERAL] = run.rows;
  const plan = useMemo(
    () => planForm(endpoint, [{ fields: asks }], resource.fields),
    [endpoint, asks, resource],
  );
  const given = useMemo(() => action.with(first) as AnyRow, [action, first]);
  return useRecordForm({
    resourceName: resource.name,
    endpoint,
    plan,
    record: { ...(run.rows.length === 1 ? first : SEVERAL), ...run.entered },
    given,
    about: run.rows.map(idOf).join(),
    send: (input) => {
      const entered = Object.fromEntries(asks.map((name) => [name, input[name]]));
      const rows = action.sets
        ? run.rows.filter((row) => asks.some((name) => entered[name] !== row[name]))
        : run.rows;
      if (rows.length > 0) onDo(run.name, rows, entered);
      else if (notifyUnchanged()) onLeave();
      return Promise.resolve(SEVERAL);
    },
    asRead: undefined,
    onSaved: nothing,
    isEdit: false,
    stays: true,
  });
}

export default function ActionForm(props: Props) {
  const { action, run, onLeave, children } = props;
  const translate = useTranslate();
  const { messages, resource } = useActions();
  const form = useActionForm(props);
  // With unsaved input, the dialog comes back after a sign-in for the rows as they were read.
  const { name, rows } = run;
  const opened: RunNow = { name, rows, phase: 'asking', failed: [] };
  useKeeping(keptName(resource), form.changed.length > 0 ? opened : undefined);
  const { focusFirst, methods } = form;
  const refused = refusedAt(action, run);
  const { name: at, why } = refused ?? {};
  useEffect(() => {
    if (at === undefined) return undefined;
    methods.setError(at, { message: why }, { shouldFocus: true });
    // The form counts as saved: nothing else would clear it before the next try.
    const { unsubscribe } = methods.watch(() => methods.clearErrors(at));
    return unsubscribe;
  }, [at, why, run.failed, methods]);
  const running = run.phase === 'running';
  useEffect(() => focusFirst(), [focusFirst]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void form.save();
  };
  return (
    <form className="form stack" noValidate onSubmit={submit}>
      {children}
      <FormFields {...form} />
      <DialogActions>
        {form.wrong.length > 0 && (
          <span className="soft grow" role="status">
            <ToCorrect wrong={form.wrong} onGo={form.methods.setFocus} />
          </span>
        )}
        <Button onClick={onLeave} disabled={running}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={action.grave === true ? 'error' : 'primary'}
          disabled={running}
        >
          {messages.label(run.name)}
        </Button>
      </DialogActions>
    </form>
  );
}
