// The dialog of an act: asks first with the names of what is hit, and says afterwards which of them failed.
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import type { AnyRow } from '../kinds/kind.ts';
import { FailedList, HitList } from './ActLists.tsx';
import { useActs } from './ActsContext.ts';
import type { RunNow } from './useRun.ts';

interface Props {
  run: RunNow;
  /** Does it, to all or again to those that failed. */
  onDo: (name: string, rows: readonly AnyRow[]) => void;
  onLeave: () => void;
}

/** "Toggles to the opposite through a confirmation dialog." */
export function ActDialog({ run, onDo, onLeave }: Props) {
  const translate = useTranslate();
  const { resource, words } = useActs();
  const heading = useId();
  const act = resource.actions[run.name];
  const grave = act?.does === 'act' && act.grave === true;
  const running = run.phase === 'running';
  const failed = run.phase === 'failed';
  const rows = failed ? run.failed.map((one) => one.row) : run.rows;
  const title = failed
    ? translate('engine.act.failed', { failed: run.failed.length, smart_count: run.rows.length })
    : words.question(run.name, run.rows);
  return (
    <Dialog
      open
      onClose={running ? undefined : onLeave}
      aria-labelledby={heading}
      className="act-dialog"
    >
      <h2 id={heading} className={failed || grave ? 'line alarmed' : 'line'}>
        {(failed || grave) && <Icon name={failed ? 'stop' : 'warn'} size={20} />}
        {title}
      </h2>
      {failed ? (
        <FailedList failed={run.failed} nameOf={words.nameOf} />
      ) : (
        <>
          <p>{words.consequence(run.name, run.rows)}</p>
          {run.rows.length > 1 && <HitList rows={run.rows} nameOf={words.nameOf} />}
        </>
      )}
      <footer>
        <button type="button" className="btn" onClick={onLeave} disabled={running}>
          {translate(failed ? 'ra.action.close' : 'ra.action.cancel')}
        </button>
        <button
          type="button"
          className={grave ? 'btn danger' : 'btn primary'}
          onClick={() => onDo(run.name, rows)}
          disabled={running}
        >
          {failed
            ? translate('engine.act.again', { smart_count: rows.length })
            : words.label(run.name)}
        </button>
      </footer>
    </Dialog>
  );
}
