// Action dialog: confirms, naming the affected records, and reports which failed and why.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';
import { AT_ONCE, type Failed } from './runAction.ts';
import { useActions } from './useActions.ts';
import { asksOf, refusedAt } from './asks.ts';
import type { RunNow } from './useRun.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

type NameOf = (row: AnyRow) => string;

function HitList({ rows, nameOf }: { rows: readonly AnyRow[]; nameOf: NameOf }) {
  return (
    <ul className="act-list well">
      {rows.map((row) => (
        <li key={idOf(row)}>
          <b>{nameOf(row)}</b>
        </li>
      ))}
    </ul>
  );
}

function FailedList({ failed, nameOf }: { failed: readonly Failed[]; nameOf: NameOf }) {
  return (
    <ul className="act-list well" role="alert">
      {failed.map(({ row, why }) => (
        <li key={idOf(row)}>
          <b>{nameOf(row)}</b>
          <span className="soft">{why}</span>
        </li>
      ))}
    </ul>
  );
}

/** Loads what a dialog with fields needs. */
const ActionForm = lazyPart(
  () => import('./ActionForm.tsx'),
  ({ children }) => children,
);

interface Props {
  run: RunNow;
  /** Runs it for all rows, or again for those that may succeed. */
  onDo: (name: string, rows: readonly AnyRow[], entered?: AnyRow) => void;
  onLeave: () => void;
}

/** The action and its consequence, with the affected records. */
function Consequence({ run }: Pick<Props, 'run'>) {
  const translate = useTranslate();
  const { messages } = useActions();
  const { leftOut, left, rows } = run;
  return (
    <>
      {left !== undefined && rows.length > AT_ONCE && (
        <p role="status">
          {translate('engine.act.progress', { done: rows.length - left, all: rows.length })}
        </p>
      )}
      <p>{messages.consequence(run.name, run.rows)}</p>
      {run.rows.length > 1 && <HitList rows={run.rows} nameOf={messages.nameOf} />}
      {leftOut && (
        <p className="soft">
          {translate('engine.act.leftOut', { smart_count: leftOut.count })} {leftOut.why}
        </p>
      )}
    </>
  );
}

/** Cancel and the action itself. */
function Buttons({ run, onDo, onLeave, grave }: Props & { readonly grave: boolean }) {
  const translate = useTranslate();
  const { messages } = useActions();
  const running = run.phase === 'running';
  const failed = run.phase === 'failed';
  const close = useRef<HTMLButtonElement>(null);
  // The pressed button may be removed after a failure: keep the focus in the dialog, so that Escape closes it.
  useEffect(() => {
    if (failed) close.current?.focus();
  }, [failed]);
  const rows = failed ? run.failed.filter(({ again }) => again).map(({ row }) => row) : run.rows;
  return (
    <DialogActions>
      <Button ref={close} onClick={onLeave} disabled={running}>
        {failed ? translate('ra.action.close') : messages.keep(run.name)}
      </Button>
      {rows.length > 0 && (
        <Button
          variant="contained"
          color={grave ? 'error' : 'primary'}
          onClick={() => onDo(run.name, rows, run.entered)}
          disabled={running}
        >
          {failed
            ? translate('engine.act.again', { smart_count: rows.length })
            : messages.label(run.name)}
        </Button>
      )}
    </DialogActions>
  );
}

/** Values entered for a single record can be corrected: they stay in the form. */
const mends = ({ rows, failed }: RunNow): boolean =>
  rows.length === 1 && failed.some(({ input }) => input);

/** R4.16: a locker's status toggles between ENABLE and DISABLE after confirmation in a dialog. */
export default function ActionDialog(props: Props) {
  const { run, onDo, onLeave } = props;
  const { resource, messages } = useActions();
  const action = resource.actions[run.name];
  const withForm = action?.does === 'call' && asksOf(action).length > 0 ? action : undefined;
  const grave = action?.does === 'call' && action.grave === true;
  const failed = run.phase === 'failed' && !(withForm && refusedAt(withForm, run));
  const title = failed
    ? messages.failed(run.name, run.rows, run.failed.length)
    : messages.question(run.name, run.rows);
  const text = failed ? (
    <FailedList failed={run.failed} nameOf={messages.nameOf} />
  ) : (
    <Consequence run={run} />
  );
  const body: ReactNode =
    withForm && (!failed || mends(run)) ? (
      <ActionForm action={withForm} run={run} onDo={onDo} onLeave={onLeave}>
        {text}
      </ActionForm>
    ) : (
      <>
        {text}
        <Buttons {...props} grave={grave} />
      </>
    );
  return (
    <DialogFrame
      title={title}
      icon={failed ? 'stop' : grave && 'warn'}
      grave={failed || grave}
      onLeave={run.phase === 'running' ? undefined : onLeave}
    >
      {body}
    </DialogFrame>
  );
}
