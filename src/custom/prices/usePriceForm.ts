// The form of the prices: its values, validation and save.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { prices as endpoints, type Prices } from '../../../contract/parcels/prices.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { errorsOfPrice, isSubscription, type PriceError } from '../../../domain/prices.ts';
import { call } from '../../dataProvider/call.ts';
import { useSaveOver } from '../shared/useSaveOver.ts';
import { PRICES_KEY } from './asked.ts';
import { SUBSCRIPTIONS } from './schemes.ts';

export const SCHEMES = [...SUBSCRIPTIONS, 'PER_USE'] as const;

/** A scheme as entered; a time is text until it is a valid timestamp. */
export interface Entered {
  readonly amount: number | null;
  readonly ratio: number | null;
  readonly ratioStartTime: number | string | null;
  readonly ratioEndTime: number | string | null;
  readonly isEnable: boolean;
}
export type EnteredField = keyof Entered;
export type AllEntered = Readonly<Record<PaymentScheme, Entered>>;
export type FormError = PriceError | 'timeWrong';

/** The field that shows each error. */
const AT: Record<PriceError, EnteredField> = {
  amountMissing: 'amount',
  amountWrong: 'amount',
  ratioMissing: 'ratio',
  ratioWrong: 'ratio',
  windowWrong: 'ratioEndTime',
};

const entered = (read: Prices): AllEntered => {
  const whole = (scheme: (typeof SUBSCRIPTIONS)[number]): Entered => {
    const { amount, ratio, ratioStartTime, ratioEndTime, isEnable } = read[scheme];
    const window = { ratioStartTime: ratioStartTime ?? null, ratioEndTime: ratioEndTime ?? null };
    return { amount, ratio, ...window, isEnable };
  };
  return {
    MONTHLY: whole('MONTHLY'),
    QUARTERLY: whole('QUARTERLY'),
    YEARLY: whole('YEARLY'),
    PER_USE: {
      amount: read.PER_USE.amount,
      ratio: null,
      ratioStartTime: null,
      ratioEndTime: null,
      isEnable: true,
    },
  };
};

const text = (value: number | null): string => (value === null ? '' : String(value));
const timeOf = (value: number | string | null): number | null =>
  typeof value === 'number' ? value : null;

function errorsOf(scheme: PaymentScheme, draft: Entered): Map<EnteredField, FormError> {
  const faults = new Map<EnteredField, FormError>();
  const { amount, ratio, ratioStartTime, ratioEndTime } = draft;
  const found = errorsOfPrice(scheme, {
    amount: text(amount),
    ratio: text(ratio),
    ratioStartTime: timeOf(ratioStartTime),
    ratioEndTime: timeOf(ratioEndTime),
  });
  for (const fault of found) faults.set(AT[fault], fault);
  for (const field of ['ratioStartTime', 'ratioEndTime'] as const)
    if (typeof draft[field] === 'string') faults.set(field, 'timeWrong');
  return faults;
}

const wanted = (scheme: PaymentScheme, { amount, ...rest }: Entered) =>
  isSubscription(scheme)
    ? { paymentScheme: scheme, amount, ...rest }
    : { paymentScheme: scheme, amount };

export const fieldId = (scheme: PaymentScheme, field: EnteredField): string =>
  `price-${scheme}-${field}`;

export function usePriceForm(given: Prices) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [read, setRead] = useState(given);
  const [draft, setDraft] = useState<AllEntered>(() => entered(given));
  const [checked, setChecked] = useState(false);
  const before = entered(read);
  const isChanged = JSON.stringify(before) !== JSON.stringify(draft);
  const faults = new Map(SCHEMES.map((scheme) => [scheme, errorsOf(scheme, draft[scheme])]));
  const wrong = SCHEMES.flatMap((scheme) =>
    [...(faults.get(scheme)?.keys() ?? [])].map((field) => fieldId(scheme, field)),
  );

  const take = (now: Prices) => {
    setRead(now);
    setDraft(entered(now));
    settle();
    setChecked(false);
  };
  const { saving, theirs, settle, saveOver } = useSaveOver<Prices>({
    send: async ({ lastUpdatedTime }) => {
      const body = Object.fromEntries(
        SCHEMES.map((scheme) => [scheme, wanted(scheme, draft[scheme])]),
      );
      take(await call(endpoints.save, body as never, { asRead: lastUpdatedTime }));
      notify(translate('prices.saved'), { type: 'success' });
      await client.invalidateQueries({ queryKey: PRICES_KEY });
    },
    currentOf: (told) => told as unknown as Prices,
    onStale: () => void client.invalidateQueries({ queryKey: [...PRICES_KEY, 'changes'] }),
  });
  /** Saves if all amounts and ratios are filled in (R5.66); resolves to whether they are saved. */
  const saveWhole = (over: Prices): Promise<boolean> => {
    setChecked(true);
    document.getElementById(wrong[0] ?? '')?.focus();
    return wrong.length > 0 ? Promise.resolve(false) : saveOver(over);
  };
  const save = useEvent(() => saveWhole(read));
  return {
    draft,
    isChanged,
    saving,
    save,
    /** What another user saved meanwhile, and who. */
    stale: theirs && { saved: entered(theirs.now), who: theirs.who },
    /** The number of invalid fields, after the first attempt to save. */
    wrong: checked ? wrong.length : 0,
    errorAt: (scheme: PaymentScheme, field: EnteredField): FormError | undefined =>
      checked ? faults.get(scheme)?.get(field) : undefined,
    enter: (scheme: PaymentScheme, field: EnteredField, value: unknown) =>
      setDraft((all) => ({ ...all, [scheme]: { ...all[scheme], [field]: value } })),
    discard: () => take(read),
    /** Continues with what the other user saved. */
    takeTheirs: () => theirs && take(theirs.now),
    /** Overwrites it with the form's values. */
    saveMine: () => theirs && void saveWhole(theirs.now),
  };
}

export type PriceForm = ReturnType<typeof usePriceForm>;
