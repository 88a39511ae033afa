// The prices as their form has them: a field for each value of each scheme, and the time from which they apply.
import { z } from 'zod';
import type { Input } from '../../../contract/endpoint.ts';
import type { plannedPrices } from '../../../contract/parcels/plannedPrices.ts';
import { prices, type Prices } from '../../../contract/parcels/prices.ts';
import { errorsOfPrice, type PriceError } from '../../../domain/errorsOfPrice.ts';
import { SUBSCRIPTION_SCHEMES, type PaymentScheme } from '../../../domain/limits.ts';
import { planTimeError } from '../../../domain/plannedPrices.ts';
import { isSubscription } from '../../../domain/prices.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { planForm } from '../../engine/form/plan.ts';
import type { Values } from '../../engine/form/values.ts';

/** The four schemes (R7.113), in the order of the form. */
export const SCHEMES = [...SUBSCRIPTION_SCHEMES, 'PER_USE'] as const;

const TYPES = {
  amount: 'money',
  ratio: 'number',
  ratioStartTime: 'time',
  ratioEndTime: 'time',
  isEnable: 'boolean',
} as const;
export type PriceField = keyof typeof TYPES;
export const FIELDS = Object.keys(TYPES) as readonly PriceField[];

export const nameOf = (scheme: PaymentScheme, field: PriceField): string => `${scheme}_${field}`;

export const PRICE_FIELDS = SCHEMES.flatMap((scheme) =>
  FIELDS.filter((field) => isSubscription(scheme) || field === 'amount').map((field) => ({
    scheme,
    field,
    name: nameOf(scheme, field),
  })),
);

/** The field that shows each error. */
const AT: Record<PriceError, PriceField> = {
  amountMissing: 'amount',
  amountWrong: 'amount',
  ratioMissing: 'ratio',
  ratioWrong: 'ratio',
  windowWrong: 'ratioEndTime',
};

/** A number or time is text while it cannot be read as one. */
const timeOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The error of the time from which the prices apply. */
function errorOfFrom({ when, from }: Values): string | undefined {
  if (when === 'now') return undefined;
  if (typeof from === 'string') return 'timeWrong';
  return typeof from === 'number' ? planTimeError(from, Date.now()) : 'missing';
}

function errorsOf(values: Values): readonly (readonly [name: string, error: string])[] {
  const wrongTimes = PRICE_FIELDS.filter(
    ({ field, name }) => TYPES[field] === 'time' && typeof values[name] === 'string',
  ).map(({ name }) => [name, 'timeWrong'] as const);
  const found = SCHEMES.flatMap((scheme) => {
    const at = (field: PriceField) => values[nameOf(scheme, field)];
    return errorsOfPrice(scheme, {
      amount: plain(at('amount')),
      ratio: plain(at('ratio')),
      ratioStartTime: timeOf(at('ratioStartTime')),
      ratioEndTime: timeOf(at('ratioEndTime')),
    }).map((error) => [nameOf(scheme, AT[error]), error] as const);
  });
  const from = errorOfFrom(values);
  return [...wrongTimes, ...found, ...(from ? [['from', from] as const] : [])];
}

export const WHEN = ['now', 'later'] as const;

const entered = z.unknown().optional();

/** The save as the form has it. */
export const FORM = {
  ...prices.save,
  input: z
    .object({
      ...Object.fromEntries(PRICE_FIELDS.map(({ name }) => [name, entered])),
      when: z.enum(WHEN),
      from: entered,
    })
    .superRefine((values, context) => {
      for (const [name, message] of errorsOf(values))
        context.addIssue({ code: 'custom', path: [name], message });
    }),
};

export const PLAN = planForm(
  FORM,
  [{ fields: [...PRICE_FIELDS.map(({ name }) => name), 'when', 'from'] }],
  {
    ...Object.fromEntries(PRICE_FIELDS.map(({ name, field }) => [name, { type: TYPES[field] }])),
    from: { type: 'time', when: ({ when }) => when === 'later' },
  },
);

/** The record of the form. */
export const recordOf = (read: Prices): AnyRow => ({
  ...Object.fromEntries(
    PRICE_FIELDS.map(({ scheme, field, name }) => [name, (read[scheme] as AnyRow)[field] ?? null]),
  ),
  when: 'now',
  from: null,
  lastUpdatedTime: read.lastUpdatedTime,
});

/** The values by scheme, as they are sent. */
export const pricesOf = (values: Values): Record<PaymentScheme, AnyRow> =>
  Object.fromEntries(
    SCHEMES.map((paymentScheme) => {
      const own = PRICE_FIELDS.filter(({ scheme }) => scheme === paymentScheme);
      const facts = own.map(({ field, name }) => [field, values[name] ?? null]);
      return [paymentScheme, { paymentScheme, ...Object.fromEntries(facts) }];
    }),
  ) as Record<PaymentScheme, AnyRow>;

export type PlannedChanges = Omit<Input<typeof plannedPrices.plan>, 'effectiveTime'>;

/** The fields that differ, by scheme, as they are planned. */
export function changesOf(values: Values, changed: readonly string[]): PlannedChanges {
  const changes: { [S in PaymentScheme]?: Values } = {};
  for (const { scheme, field, name } of PRICE_FIELDS)
    if (changed.includes(name)) (changes[scheme] ??= {})[field] = values[name] ?? null;
  return changes;
}
