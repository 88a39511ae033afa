// The footer of step 1: continue to the layout, or save a locker whose layout was not redrawn.
import { useTranslate } from 'react-admin';
import { DraftLine } from './DraftLine.tsx';
import { useDrawn } from './layout/useLayout.ts';
import type { LockerFormState } from './useLockerForm.ts';

interface Props {
  readonly state: LockerFormState;
  readonly onSave: () => void;
  readonly onList: () => void;
}

/** The error, else what happens to the drawing. */
function Status({ state, drawn }: { state: LockerFormState; drawn: boolean }) {
  const translate = useTranslate();
  const { wrong, isNew, layoutHeld } = state;
  const word = layoutHeld ? 'lockerForm.drawingKept' : 'lockerForm.lookFirst';
  return (
    <span className="soft grow" role="status">
      {wrong > 0 && translate('engine.form.toCorrect', { smart_count: wrong })}
      {wrong === 0 && drawn && !isNew && translate(word)}
    </span>
  );
}

export function Foot({ state, onSave, onList }: Props) {
  const translate = useTranslate();
  const { phase, isNew, layoutHeld } = state;
  const drawn = useDrawn(state.layout);
  if (phase === 'saved') {
    return (
      <footer className="locker-foot">
        <span className="grow" />
        <button type="button" className="btn primary" onClick={onList}>
          {translate('engine.form.goOn')}
        </button>
      </footer>
    );
  }
  const saves = !isNew && (layoutHeld || !drawn);
  return (
    <footer className="locker-foot">
      <DraftLine {...state} />
      <Status state={state} drawn={drawn} />
      <button type="submit" className={saves ? 'btn' : 'btn primary'}>
        {translate('lockerForm.toLayout')}
      </button>
      {saves && (
        <button
          type="button"
          className="btn primary"
          aria-disabled={phase === 'saving'}
          onClick={onSave}
        >
          {translate(phase === 'saving' ? 'engine.form.saving' : 'lockerForm.saveLocker')}
        </button>
      )}
    </footer>
  );
}
