// The course of a save: checked, sent, refused at a field, refused as stale, failed, or saved.
import { useRef, useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { CallError } from '../../dataProvider/callError.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { useSaveFailure } from '../useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import type { PlannedField } from './plan.ts';
import { staleOf, type Stale } from './stale.ts';
import { valuesOf, type Values } from './values.ts';

export type Phase = 'entering' | 'saving' | 'saved';

export interface Sender {
  /** Asks the endpoint; gives the record as it was saved. */
  readonly send: (input: Values, asRead: number | undefined) => Promise<AnyRow>;
  /** When the record was saved last, as it was read; undefined where nobody watches. */
  readonly asRead: number | undefined;
  readonly onSaved: (saved: AnyRow) => void;
  /** One stays at the form after a save, and may go on entering. */
  readonly stays?: boolean;
}

interface Parts extends Sender {
  readonly form: UseFormReturn<Values>;
  readonly fields: readonly PlannedField[];
  readonly baseline: Values;
  readonly setBaseline: (values: Values) => void;
  readonly setAsRead: (time: number | undefined) => void;
}

const timeIn = (saved: AnyRow): number | undefined => {
  const time = saved['lastUpdatedTime'];
  return typeof time === 'number' ? time : undefined;
};

export function useSaving({ form, fields, baseline, setBaseline, setAsRead, ...sender }: Parts) {
  const { once } = useOnce();
  // Whoever goes on at the save itself comes before it is drawn, too.
  const done = useRef(false);
  const [phase, setPhase] = useState<Phase>('entering');
  const [stale, setStale] = useState<Stale>();
  const { tell, takeBack } = useSaveFailure();
  const notify = useNotify();

  const refused = useEvent((error: unknown) => {
    const failure = error instanceof CallError ? error : undefined;
    const place = failure?.field?.split('.')[0];
    const found = failure && staleOf(failure, fields, baseline, form.getValues());
    if (found) setStale(found);
    else if (failure && fields.some(({ name }) => name === place))
      form.setError(
        String(place),
        { type: String(failure.values?.['reason'] ?? 'server'), message: failure.message },
        { shouldFocus: true },
      );
    else tell(error);
  });

  const send = useEvent(async (input: Values, asRead: number | undefined): Promise<boolean> => {
    setPhase('saving');
    try {
      const saved = await sender.send(input, asRead);
      takeBack();
      const fresh = sender.stays ? valuesOf(fields, { ...input, ...saved }) : form.getValues();
      setBaseline(fresh);
      if (sender.stays) form.reset(fresh);
      setStale(undefined);
      setPhase(sender.stays ? 'entering' : 'saved');
      done.current = sender.stays !== true;
      if (sender.asRead !== undefined) setAsRead(timeIn(saved) ?? sender.asRead);
      sender.onSaved(saved);
      return true;
    } catch (error) {
      setPhase('entering');
      refused(error);
      return false;
    }
  });

  /** Saves what stands in the form; resolves to whether it is saved. */
  const save = useEvent(async (asRead: number | undefined = sender.asRead): Promise<boolean> => {
    if (done.current) return false;
    let saved = false;
    await once(
      form.handleSubmit(
        async (input) => {
          saved = await send(input, asRead);
        },
        (errors) => errors.root && notify('engine.form.lacking', { type: 'error' }),
      ),
    );
    return saved;
  });

  /** Drops what was entered and goes on from the record as somebody else saved it. */
  const takeTheirs = useEvent((current: AnyRow) => {
    const values = valuesOf(fields, current);
    setBaseline(values);
    form.reset(values);
    setStale(undefined);
  });

  const isSaved = useEvent(() => done.current);
  return { phase, stale, save, isSaved, takeTheirs, closeStale: () => setStale(undefined) };
}
