// A form in steps: opens the step whose field refused a save, and puts the cursor there.
import { useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { PlannedField } from '../../engine/form/plan.ts';
import type { Values } from '../../engine/form/values.ts';

interface Steps<Step> {
  readonly form: UseFormReturn<Values>;
  readonly fields: readonly PlannedField[];
  readonly step: Step;
  readonly stepOf: (field: string) => Step;
  readonly open: (step: Step) => void;
}

export function useWayToError<Step>({ form, fields, step, stepOf, open }: Steps<Step>) {
  const goal = useRef<{ readonly field: string; readonly step: Step }>(undefined);
  useEffect(() => {
    if (goal.current?.step !== step) return;
    form.setFocus(goal.current.field);
    goal.current = undefined;
  }, [form, step]);
  const go = useEvent((field: string) => {
    const there = stepOf(field);
    if (there === step) return form.setFocus(field);
    goal.current = { field, step: there };
    return open(there);
  });
  /** The state of fields as it is now: the page is drawn with it only later. */
  const lead = useEvent(() => {
    const wrong = fields.find(({ name }) => form.getFieldState(name).error !== undefined);
    if (wrong && stepOf(wrong.name) !== step) go(wrong.name);
  });
  return { go, lead };
}
