// Step 1 of the legacy designer: its fields, and their conversion for the legacy endpoints.
import { z } from 'zod';
import type { Input } from '../../../contract/endpoint.ts';
import { legacyBoxes, legacyFacts } from '../../../contract/lockers/legacyBoxes.ts';
import type { LegacyLocker } from '../../../contract/lockers/legacyLockers.ts';
import { enteredId, text } from '../../../contract/scalars.ts';
import { FREE_PERIOD_FIELDS, LOCKER_NAME_INPUT_MAX } from '../../../domain/limits.ts';
import { planForm, type PlannedSection } from '../../engine/form/plan.ts';
import type { Field } from '../../engine/declarations.ts';
import { sectionsOf } from '../../engine/sectionsOf.ts';
import type { FieldType } from '../../engine/fields/fieldType.ts';
import { TextInput } from '../../engine/fields/input/TextInput.tsx';
import { plain } from '../../engine/fields/plain.ts';

/** A text field type that is cut at a given number of characters while the user types. */
const cutText = (max: number): FieldType => ({
  Show: ({ value }) => plain(value),
  Input: (props) => <TextInput {...props} parse={(value) => plain(value).slice(0, max)} />,
});

const typed = enteredId.nullable().optional();

const entered = z.strictObject({
  ...legacyFacts,
  operatorName: text(200).min(1),
  operatorId: typed,
  zoneId: typed,
  freePeriod: z.int().min(0).max(10_000),
  smsAccountId: typed,
});

export type Entered = z.input<typeof entered>;
/** The locker fields that every legacy save endpoint takes. */
type Facts = Omit<Input<typeof legacyBoxes.create>, 'cabinets'>;

/** The form's own shape: nested input fields are flat here. The endpoint defines the permissions. */
export const STEP_ONE = { ...legacyBoxes.create, input: entered };

const FIELDS: Readonly<Record<string, Field>> = { name: { type: cutText(LOCKER_NAME_INPUT_MAX) } };

export const PLAN: readonly PlannedSection[] = planForm(
  STEP_ONE,
  sectionsOf({
    identity: ['name', 'orderNo', 'zoneId'],
    operator: ['operatorName', 'operatorId', 'smsAccountId'],
    storage: ['freePeriod', 'overdueType', 'currencyUnit'],
  }),
  FIELDS,
);

/** The form values of a locker. */
export function enteredOf(locker: LegacyLocker): Entered {
  const { name, orderNo, currencyUnit, overdueType, zoneId, operator, smsAccount } = locker;
  return {
    name,
    orderNo,
    currencyUnit,
    overdueType,
    zoneId,
    operatorName: operator.name,
    operatorId: operator.id,
    smsAccountId: smsAccount?.id ?? null,
    freePeriod: locker[FREE_PERIOD_FIELDS[overdueType]] ?? 0,
  };
}

/** The form values as the legacy endpoints take them. */
export function factsOf(form: Entered): Facts {
  const { operatorName, operatorId, smsAccountId, freePeriod, ...same } = form;
  return {
    ...same,
    operator: { id: operatorId ?? null, name: operatorName },
    smsAccount: smsAccountId == null ? null : { id: smsAccountId },
    [FREE_PERIOD_FIELDS[form.overdueType]]: freePeriod,
  };
}

/** Endpoint fields that have another name in the form. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  operator: 'operatorName',
  smsAccount: 'smsAccountId',
  freeDays: 'freePeriod',
  freeHours: 'freePeriod',
};

/** The form field for an endpoint field that was refused. */
export const formField = (field: string | undefined): string => {
  const [first = ''] = field?.split('.') ?? [];
  return FORM_FIELDS[first] ?? first;
};
