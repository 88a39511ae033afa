// State of a save: validating, sending, refused at a field, stale, failed, or saved.
import { useRef, useState } from 'react';
import { useEvent, useNotificationContext, useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { useFailure } from '../useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import type { PlannedField } from './plan.ts';
import { staleOf, type Stale } from './stale/stale.ts';
import { timeRead } from './timeRead.ts';
import { useErrorMessages } from './useErrorMessages.ts';
import { useUnchanged } from './useUnchanged.ts';
import { changedFields, applies, valuesOf, type Values } from './values.ts';

export type Phase = 'entering' | 'saving' | 'saved';

export interface Sender {
  readonly endpoint: Endpoint;
  /** Calls the endpoint, if that takes more than the input; returns the saved record. */
  readonly send?: (input: Values, asRead: number | undefined) => Promise<AnyRow>;
  /** Last save time of the record as read; undefined if stale saves are not checked. */
  readonly asRead?: number | undefined;
  readonly onSaved?: (saved: AnyRow) => void;
  /** It changes a record that was read: without a change, nothing is sent. */
  readonly isEdit: boolean;
  /** What the record had beyond the contract: sent back as it was read. */
  readonly unknown?: AnyRow | undefined;
  /** The form stays open after a save, for further entries. */
  readonly stays?: boolean;
}

interface Parts extends Sender {
  readonly form: UseFormReturn<Values>;
  readonly fields: readonly PlannedField[];
  readonly resourceName: string;
  readonly baseline: Values;
  readonly setBaseline: (values: Values) => void;
  readonly setAsRead: (time: number | undefined) => void;
}

/** Reports a failed save; `takeBack` closes that message once a later save has succeeded, for it is no longer true. */
function useSaveFailure() {
  const { setNotifications } = useNotificationContext();
  const failure = useFailure('engine.form.kept');
  const shown = useRef(new Set<string>());
  const showError = useEvent((error: unknown) => {
    const message = failure(error);
    if (message !== undefined) shown.current.add(message);
  });
  const takeBack = useEvent(() => {
    const over = shown.current;
    shown.current = new Set();
    if (over.size === 0) return;
    setNotifications((all) =>
      all.filter(({ message }) => typeof message !== 'string' || !over.has(message)),
    );
  });
  return { showError, takeBack };
}

/** Whether the form shows the field now: a refusal at another one is a message of the page. */
const isShown = (fields: readonly PlannedField[], place: string | undefined, values: Values) =>
  fields.some((field) => field.name === place && applies(field, values));

const PLAIN = new Set<unknown>(['missing', 'unknown', 'notAllowed']);

export function useSaving({ form, fields, baseline, setBaseline, setAsRead, ...sender }: Parts) {
  const messageOf = useErrorMessages(sender.resourceName);
  const { once } = useOnce();
  // Set synchronously, so that a redirect right after the save is not blocked by a pending render.
  const done = useRef(false);
  const [phase, setPhase] = useState<Phase>('entering');
  const [stale, setStale] = useState<Stale>();
  const { showError, takeBack } = useSaveFailure();
  const notify = useNotify();
  const notifyUnchanged = useUnchanged();

  const refused = useEvent((error: unknown) => {
    const failure = error instanceof CallError ? error : undefined;
    const place = failure?.field?.split('.')[0];
    const reason = failure?.values?.['reason'];
    const field = fields.find(({ name }) => name === place);
    // These reasons need no limit that only the server knows: the field says them as it would by itself.
    const isPlain = failure?.code === 'BAD_INPUT' && PLAIN.has(reason);
    const own = field && isPlain ? messageOf(field, { reason: String(reason) }) : undefined;
    const found = failure && staleOf(failure, fields, baseline, form.getValues());
    if (found) setStale(found);
    else if (failure && isShown(fields, place, form.getValues()))
      form.setError(
        String(place),
        { type: String(reason ?? 'server'), message: own ?? failure.message },
        { shouldFocus: true },
      );
    else showError(error);
  });

  const send = useEvent(async (input: Values, asRead: number | undefined): Promise<boolean> => {
    setPhase('saving');
    try {
      const whole = { ...sender.unknown, ...input };
      const saved = sender.send
        ? await sender.send(whole, asRead)
        : ((await call(sender.endpoint, whole, { asRead })) as AnyRow);
      takeBack();
      const fresh = sender.stays ? valuesOf(fields, { ...input, ...saved }) : form.getValues();
      setBaseline(fresh);
      if (sender.stays) form.reset(fresh);
      setStale(undefined);
      setPhase(sender.stays ? 'entering' : 'saved');
      done.current = sender.stays !== true;
      if (sender.asRead !== undefined) setAsRead(timeRead(saved) ?? sender.asRead);
      sender.onSaved?.(saved);
      return true;
    } catch (error) {
      setPhase('entering');
      refused(error);
      return false;
    }
  });

  /** A save over another user's is never unchanged: it has the time of that save. */
  const isUnchanged = (asRead: number | undefined): boolean =>
    sender.isEdit &&
    asRead === sender.asRead &&
    changedFields(fields, baseline, form.getValues()).length === 0;

  /** Saves the form; resolves to whether it succeeded, or had nothing to save. */
  const save = useEvent(async (asRead: number | undefined = sender.asRead): Promise<boolean> => {
    if (done.current) return false;
    let saved = false;
    await once(
      form.handleSubmit(
        async (input) => {
          saved = isUnchanged(asRead) ? notifyUnchanged() : await send(input, asRead);
        },
        (errors) => errors.root && notify('engine.form.lacking', { type: 'error' }),
      ),
    );
    return saved;
  });

  /** Discards the entered values and continues with the other user's record. */
  const takeTheirs = useEvent((current: AnyRow) => {
    const values = valuesOf(fields, current);
    setBaseline(values);
    form.reset(values);
    setStale(undefined);
  });

  const isSaved = useEvent(() => done.current);
  return { phase, stale, save, isSaved, takeTheirs, closeStale: () => setStale(undefined) };
}
