// The dialog of an act: asks first with the names of what is hit, and says afterwards which of them failed.
import Dialog from '@mui/material/Dialog';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import type { AnyRow } from '../kinds/kind.ts';
import { FailedList, HitList } from './ActLists.tsx';
import { useActs } from './ActsContext.ts';
import type { RunNow } from './useRun.ts';

const AskedForm = lazy(() => import('./AskedForm.tsx'));

interface Props {
  run: RunNow;
  /** Does it, to all or again to those that failed. */
  onDo: (name: string, rows: readonly AnyRow[], entered?: AnyRow) => void;
  onLeave: () => void;
}

/** The act and its consequence in words, with what it hits. */
function Consequence({ run }: Pick<Props, 'run'>) {
  const { words } = useActs();
  return (
    <>
      <p>{words.consequence(run.name, run.rows)}</p>
      {run.rows.length > 1 && <HitList rows={run.rows} nameOf={words.nameOf} />}
    </>
  );
}

/** The way out and the act itself. */
function Buttons({ run, onDo, onLeave, grave }: Props & { readonly grave: boolean }) {
  const translate = useTranslate();
  const { words } = useActs();
  const running = run.phase === 'running';
  const failed = run.phase === 'failed';
  const rows = failed ? run.failed.map((one) => one.row) : run.rows;
  return (
    <footer>
      <button type="button" className="btn" onClick={onLeave} disabled={running}>
        {translate(failed ? 'ra.action.close' : 'ra.action.cancel')}
      </button>
      <button
        type="button"
        className={grave ? 'btn danger' : 'btn primary'}
        onClick={() => onDo(run.name, rows, run.entered)}
        disabled={running}
      >
        {failed
          ? translate('engine.act.again', { smart_count: rows.length })
          : words.label(run.name)}
      </button>
    </footer>
  );
}

/** "Toggles to the opposite through a confirmation dialog." */
export function ActDialog(props: Props) {
  const { run, onDo, onLeave } = props;
  const { resource, words } = useActs();
  const heading = useId();
  const act = resource.actions[run.name];
  const asked = act?.does === 'act' && act.asks !== undefined ? act : undefined;
  const grave = act?.does === 'act' && act.grave === true;
  const failed = run.phase === 'failed';
  const title = failed
    ? words.failed(run.name, run.rows, run.failed.length)
    : words.question(run.name, run.rows);
  const body: ReactNode =
    asked && !failed ? (
      <Suspense fallback={<Consequence run={run} />}>
        <AskedForm act={asked} run={run} onDo={onDo} onLeave={onLeave}>
          <Consequence run={run} />
        </AskedForm>
      </Suspense>
    ) : (
      <>
        {failed ? (
          <FailedList failed={run.failed} nameOf={words.nameOf} />
        ) : (
          <Consequence run={run} />
        )}
        <Buttons {...props} grave={grave} />
      </>
    );
  return (
    <Dialog
      open
      onClose={run.phase === 'running' ? undefined : onLeave}
      aria-labelledby={heading}
      className="act-dialog"
    >
      <h2 id={heading} className={failed || grave ? 'line alarmed' : 'line'}>
        {(failed || grave) && <Icon name={failed ? 'stop' : 'warn'} size={20} />}
        {title}
      </h2>
      {body}
    </Dialog>
  );
}
