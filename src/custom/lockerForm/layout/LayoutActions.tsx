// The actions of the layout step: save everything, once something changed and nothing is invalid.
import { useDeferredValue, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { saveOff } from '../saveOff.ts';
import type { LockerFormState } from '../useLockerForm.ts';

interface Props {
  readonly state: LockerFormState;
  readonly onSave: () => void;
  readonly onList: () => void;
}

export function LayoutActions({ state, onSave, onList }: Props) {
  const translate = useTranslate();
  const { phase, isNew, layout, layoutHeld } = state;
  const history = useSyncExternalStore(layout.drawn.subscribe, layout.drawn.get);
  const off = saveOff(state, useDeferredValue(history.present));
  if (phase === 'saved') {
    return (
      <button type="button" className="btn primary" onClick={onList}>
        {translate('engine.form.goOn')}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="btn primary"
      aria-disabled={off !== undefined}
      title={phase === 'entering' && off ? translate(off.word, off) : undefined}
      onClick={onSave}
    >
      {translate(phase === 'saving' ? 'engine.form.saving' : saveWord(isNew || layoutHeld))}
    </button>
  );
}

const saveWord = (whole: boolean) => (whole ? 'lockerForm.saveLocker' : 'lockerForm.saveLayout');
