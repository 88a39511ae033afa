// The state of the legacy designer: step 1, step 2, and one save for both.
import { useRef, useState } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import type { LegacyLocker } from '../../../contract/lockers/legacyLockers.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { useRecordForm } from '../../engine/form/useRecordForm.ts';
import { useWayToError } from '../shared/useWayToError.ts';
import { useKept, useKeeping } from '../../engine/form/kept.ts';
import { changedFields, type Values } from '../../engine/form/values.ts';
import { enteredOf, formField, PLAN, STEP_ONE, type Entered } from './facts.tsx';
import { beginDrawing, isDrawn } from './drawing.ts';
import { refuseTaken, write } from './saves.ts';

const NOTHING = {};

/** The second step has no fields of the form. */
const stepOf = () => 1 as const;

/** The default values of a new locker. */
const presets = () => ({ currencyUnit: knownCapabilities().currency, overdueType: 'DAY' });

/** A refusal in the form's shape: at its own field, and without the record that the page itself compares with. */
function forForm({ message, field, status, code, values, time }: CallError): CallError {
  return new CallError({ status, code, values, time, field: formField(field) }, message);
}

/** What another user saved meanwhile, and who. */
export interface Theirs {
  readonly current: LegacyLocker;
  readonly who: string | undefined;
}

function theirsOf({ code, current, values }: CallError): Theirs | undefined {
  if (code !== 'STALE' || !current) return undefined;
  const who = values?.['by'];
  return {
    current: current as LegacyLocker,
    who: typeof who === 'string' && who ? who : undefined,
  };
}

/** What comes back after the session ended. */
interface KeptDesign {
  readonly known?: LegacyLocker;
  readonly first: Values;
  readonly facts: Values;
  readonly history: ReturnType<typeof beginDrawing>;
}

/** The state of the locker while it is designed: as stored, as entered and as drawn. */
function useParts(locker: LegacyLocker | undefined) {
  const kept = useKept<KeptDesign>('design');
  const [known, setKnown] = useState(kept ? kept.known : locker);
  const [first, setFirst] = useState<Values>(
    () => kept?.first ?? (locker ? enteredOf(locker) : presets()),
  );
  const [facts, setFacts] = useState(kept?.facts ?? first);
  const [history, setHistory] = useState(() => kept?.history ?? beginDrawing(locker));
  const [theirs, setTheirs] = useState<Theirs>();
  return {
    known,
    setKnown,
    first,
    setFirst,
    facts,
    setFacts,
    history,
    setHistory,
    theirs,
    setTheirs,
  };
}

export function useDesigner(locker: LegacyLocker | undefined) {
  const notify = useNotify();
  const translate = useTranslate();
  const parts = useParts(locker);
  const { known, first, facts, history, setTheirs } = parts;
  const [step, setStep] = useState<1 | 2>(1);
  const [done, setDone] = useState(false);
  const isDone = useRef(false);
  const goal = useRef<'goOn' | 'save'>('goOn');

  const refuse = (error: CallError): CallError => {
    const refusal = forForm(error);
    setTheirs(theirsOf(error));
    return refusal;
  };
  const send = useEvent(async (input: Values): Promise<Values> => {
    const values = input as Entered;
    try {
      await refuseTaken(values.name, known?.id, translate);
      parts.setFacts(input);
      if (goal.current === 'goOn') return input;
      await write(values, history.present, known);
    } catch (error) {
      throw error instanceof CallError ? refuse(error) : error;
    }
    isDone.current = true;
    return input;
  });
  const onSaved = useEvent(({ name: about }: Values) => {
    if (!isDone.current) return setStep(2);
    notify(locker ? 'legacyBox.updated' : 'legacyBox.created', { type: 'success', about });
    return setDone(true);
  });
  const form = useRecordForm({
    resourceName: 'legacyLockers',
    endpoint: STEP_ONE,
    plan: PLAN,
    record: first,
    given: NOTHING,
    send,
    asRead: undefined,
    onSaved,
    isEdit: false,
    stays: true,
  });

  const { methods, fields } = form;
  const way = useWayToError<1 | 2>({ form: methods, fields, step, stepOf, open: setStep });
  const run = async (wanted: 'goOn' | 'save') => {
    goal.current = wanted;
    const saved = await form.save();
    if (!saved) way.lead();
    return saved;
  };
  const entered = [...form.changed, ...changedFields(form.fields, first, facts)];
  const drawn = isDrawn(known, history.present) ? ['cabinets'] : [];
  const isKept = entered.length + drawn.length > 0 && !done;
  useKeeping('design', isKept ? { known, first, facts, history } : undefined);
  return {
    ...parts,
    form,
    step,
    setStep,
    done,
    isDone: () => isDone.current,
    /** Names of the unsaved changes. */
    changed: [...new Set([...entered, ...drawn])],
    goOn: () => void run('goOn'),
    save: () => run('save'),
    /** Discards what was entered and drawn in favour of what another user saved. */
    takeTheirs: ({ current }: Theirs) => {
      const now = enteredOf(current);
      form.takeTheirs({ current: now, time: undefined });
      parts.setKnown(current);
      parts.setFirst(now);
      parts.setFacts(now);
      parts.setHistory(beginDrawing(current));
      setTheirs(undefined);
    },
    /** Continues with the user's own version: the next save overwrites the other user's. */
    keepMine: ({ current }: Theirs) => {
      parts.setKnown(current);
      setTheirs(undefined);
    },
  };
}
