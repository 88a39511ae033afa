// What can be done on the step of the layout: save it all, once nothing is wrong with it.
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { faults } from '../../../domain/layoutFaults.ts';
import type { LockerFormState } from './useLockerForm.ts';

interface Props {
  readonly state: LockerFormState;
  readonly onSave: () => void;
  readonly onList: () => void;
}

function useFaultCount({ layout, layoutHeld }: LockerFormState): number {
  const history = useSyncExternalStore(layout.drawn.subscribe, layout.drawn.get);
  const present = useDeferredValue(history.present);
  const count = useMemo(() => faults(present).length, [present]);
  return layoutHeld ? 0 : count;
}

export function LayoutActs({ state, onSave, onList }: Props) {
  const translate = useTranslate();
  const count = useFaultCount(state);
  const { phase, isNew, layoutHeld } = state;
  if (phase === 'saved') {
    return (
      <button type="button" className="btn primary" onClick={onList}>
        {translate('engine.form.goOn')}
      </button>
    );
  }
  const off = phase === 'saving' || count > 0;
  return (
    <button
      type="button"
      className="btn primary"
      aria-disabled={off}
      title={count > 0 ? translate('lockerForm.faultsFirst', { smart_count: count }) : undefined}
      onClick={() => !off && onSave()}
    >
      {translate(phase === 'saving' ? 'engine.form.saving' : saveWord(isNew || layoutHeld))}
    </button>
  );
}

const saveWord = (whole: boolean) => (whole ? 'lockerForm.saveLocker' : 'lockerForm.saveLayout');
