// The state of the legacy designer: step 1, step 2, and one save for both.
import { useMemo, useReducer } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import type { LegacyLocker } from '../../../contract/lockers/legacyLockers.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { useRecordForm } from '../../engine/form/useRecordForm.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { useWayToError } from '../shared/useWayToError.ts';
import { useKept } from '../../engine/form/useKept.ts';
import { useKeeping } from '../../engine/form/useKeeping.ts';
import type { Values } from '../../engine/form/values.ts';
import { enteredOf, formField, PLAN, STEP_ONE, type Entered } from './facts.tsx';
import { beginDrawing, isDrawn } from './drawing.ts';
import { refuseTaken, write } from './saves.ts';

/** The second step has no fields of the form. */
const stepOf = () => 1 as const;

/** The values that the form begins with: the locker's, or the defaults of a new one. */
const valuesOf = (locker: LegacyLocker | undefined): Values =>
  locker ? enteredOf(locker) : { currencyUnit: knownCapabilities().currency, overdueType: 'DAY' };

/** A refusal in the form's shape: at its own field, and with the stored locker beside its values. */
function forForm({ message, field, status, code, values, time, current }: CallError): CallError {
  const stored = current as LegacyLocker | undefined;
  const failure = { status, code, values, time, field: formField(field) };
  const now = stored && { ...enteredOf(stored), stored };
  return new CallError({ ...failure, current: now }, message);
}

/** What another user saved meanwhile, and who. */
export interface Theirs {
  readonly current: LegacyLocker;
  readonly who: string | undefined;
}

/** What comes back after the session ended, beside the form: the stored locker, and the drawing over it. */
interface KeptDesign {
  readonly known?: LegacyLocker | undefined;
  readonly history: ReturnType<typeof beginDrawing>;
}

interface Design extends KeptDesign {
  readonly step: 1 | 2;
}

const withChange = (design: Design, change: Partial<Design>): Design => ({ ...design, ...change });

const begin = (known: LegacyLocker | undefined): KeptDesign => ({
  known,
  history: beginDrawing(known),
});

export function useDesigner(locker: LegacyLocker | undefined) {
  const notify = useNotify();
  const translate = useTranslate();
  const showError = useFailure();
  const { once } = useOnce();
  const kept = useKept<KeptDesign>('design');
  const [design, change] = useReducer(withChange, locker, (first): Design => ({
    step: 1,
    ...(kept ?? begin(first)),
  }));
  const { known, history, step } = design;
  const setStep = (next: 1 | 2) => change({ step: next });
  const send = useEvent(async (input: Values): Promise<Values> => {
    const values = input as Entered;
    try {
      await refuseTaken(values.name, known?.id, translate);
      await write(values, history.present, known);
    } catch (error) {
      throw error instanceof CallError ? forForm(error) : error;
    }
    return input;
  });
  const form = useRecordForm({
    resourceName: 'legacyLockers',
    endpoint: STEP_ONE,
    plan: PLAN,
    record: useMemo(() => valuesOf(known), [known]),
    send,
    onSaved: ({ name: about }) =>
      notify(locker ? 'legacyBox.updated' : 'legacyBox.created', { type: 'success', about }),
    isEdit: false,
  });
  const { methods, fields, stale } = form;
  const way = useWayToError<1 | 2>({ form: methods, fields, step, stepOf, open: setStep });
  const goOn = methods.handleSubmit(async ({ name }) => {
    try {
      await refuseTaken(String(name), known?.id, translate);
      setStep(2);
    } catch (error) {
      if (!(error instanceof CallError) || error.field !== 'name') showError(error);
      else
        methods.setError('name', { type: 'server', message: error.message }, { shouldFocus: true });
    }
  });
  const changed = [...form.changed, ...(isDrawn(known, history.present) ? ['cabinets'] : [])];
  const isKept = changed.length > 0 && form.phase !== 'saved';
  useKeeping('design', isKept ? { known, history } : undefined);
  const theirs: Theirs | undefined = stale && {
    current: stale.current['stored'] as LegacyLocker,
    who: stale.who,
  };
  return {
    known,
    history,
    setHistory: (drawn: KeptDesign['history']) => change({ history: drawn }),
    theirs,
    form,
    step,
    setStep,
    done: form.phase === 'saved',
    /** Names of the unsaved changes. */
    changed,
    goOn: () => void once(goOn),
    save: async () => {
      const saved = await form.save();
      if (!saved) way.lead();
      return saved;
    },
    discard: () => {
      form.discard();
      change(begin(known));
    },
    /** Discards what was entered and drawn in favour of what another user saved. */
    takeTheirs: ({ current }: Theirs) => {
      form.takeTheirs({ current: enteredOf(current), time: undefined });
      change(begin(current));
    },
    /** Continues with the user's own version: the next save overwrites the other user's. */
    keepMine: ({ current }: Theirs) => {
      change({ known: current });
      form.closeStale();
    },
  };
}
