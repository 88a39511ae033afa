// The form of the prices: asks before a save, saves at once or plans, and follows plans that take effect.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { prices as endpoints, type Prices } from '../../../contract/parcels/prices.ts';
import { call } from '../../dataProvider/call.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import { useRecordForm, type RecordForm, type Subject } from '../../engine/form/useRecordForm.ts';
import { useUnchanged } from '../../engine/form/useUnchanged.ts';
import { withCurrent } from '../shared/withCurrent.ts';
import { usePlan } from './plan/usePlan.ts';
import { changesOf, FORM, PLAN, PRICE_FIELDS, pricesOf, recordOf } from './priceFields.ts';
import { PRICES_KEY } from './queries.ts';

/** Shown by usePlan: no further notification. */
const alreadyShown = () => new DOMException('The plan was refused.', 'AbortError');

/** Errors show at fields that were left, and everywhere after the first attempt to save; each follows the others' values. */
function useLiveErrors({ control, methods, fields }: RecordForm): void {
  const values = useWatch({ control });
  const { touchedFields, isSubmitted } = useFormState({ control });
  const checked = fields
    .map(({ name }) => name)
    // An empty time is left to open its calendar, too: the save asks for it.
    .filter((name) => name !== 'from' || isSubmitted || values[name] !== null)
    .filter((name) => isSubmitted || touchedFields[name])
    .join(' ');
  const { trigger } = methods;
  useEffect(() => {
    if (checked !== '') void trigger(checked.split(' '));
  }, [checked, values, trigger]);
}

export function usePriceForm(given: Prices) {
  const notify = useNotify();
  const notifyUnchanged = useUnchanged();
  const client = useQueryClient();
  const read = useRef(given);
  const [pending, setPending] = useState<(isConfirmed: boolean) => void>();
  /** Adopts the prices as they are now; what was entered stays. */
  const refresh = useEvent(async () => {
    const now = await call(endpoints.read, {});
    read.current = now;
    const { changed, methods } = form;
    const mine = changed.map((name) => [name, methods.getValues(name)] as const);
    const current = recordOf(now);
    form.takeTheirs({ current, time: timeRead(current) });
    for (const [name, value] of mine) methods.setValue(name, value);
    await client.invalidateQueries({ queryKey: PRICES_KEY });
  });
  const plan = usePlan(refresh);
  /** Over the plans that were shown when the save began: one planned meanwhile is not replaced unseen. */
  const sendPlan = useRef(plan.send);
  const send: Subject['send'] = async (input, asRead) => {
    if (input['when'] === 'later') {
      const changes = changesOf(input, form.changed);
      if (!(await sendPlan.current(Number(input['from']), changes))) throw alreadyShown();
      return recordOf(read.current);
    }
    const unknown = unknownFields(read.current, [endpoints.read, endpoints.save]);
    const body = { ...unknown, ...pricesOf(input) };
    const saved = call(endpoints.save, body as never, { asRead });
    read.current = await withCurrent(saved, (current) => {
      void client.invalidateQueries({ queryKey: [...PRICES_KEY, 'changes'] });
      return recordOf(current as unknown as Prices);
    });
    notify('prices.saved', { type: 'success', about: 'prices.title' });
    void client.invalidateQueries({ queryKey: PRICES_KEY });
    return recordOf(read.current);
  };
  const record = useMemo(() => recordOf(given), [given]);
  const form: RecordForm = useRecordForm({
    resourceName: 'prices',
    endpoint: FORM,
    plan: PLAN,
    record,
    send,
    asRead: timeRead(record),
    isEdit: true,
    stays: true,
  });
  useLiveErrors(form);
  const changes = PRICE_FIELDS.filter(({ name }) => form.changed.includes(name));
  const confirmed = () => new Promise<boolean>((resolve) => setPending(() => resolve));
  /** Asks first if a price changes. */
  const save = useEvent(async () => {
    if (form.phase === 'saving' || pending) return false;
    sendPlan.current = plan.send;
    const isValid = await form.methods.trigger();
    if (isValid && changes.length === 0) return notifyUnchanged();
    if (isValid && !(await confirmed())) return false;
    return form.save();
  });
  return {
    ...form,
    /** The fields of prices that differ. */
    changes,
    save,
    /** The answer to the confirmation, while it is asked for. */
    answer:
      pending &&
      ((isConfirmed: boolean) => {
        setPending(undefined);
        pending(isConfirmed);
      }),
    refresh,
  };
}

export type PriceForm = ReturnType<typeof usePriceForm>;
