// The form of the prices: its values, validation and save.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { prices as endpoints, type Prices } from '../../../contract/parcels/prices.ts';
import { SUBSCRIPTION_SCHEMES, type PaymentScheme } from '../../../domain/limits.ts';
import { errorsOfPrice, type PriceError } from '../../../domain/errorsOfPrice.ts';
import { isSubscription } from '../../../domain/prices.ts';
import { call } from '../../dataProvider/call.ts';
import { useKept, useKeeping } from '../../engine/form/kept.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import type { WrongField } from '../../engine/form/ToCorrect.tsx';
import { useUnchanged } from '../../engine/form/useUnchanged.ts';
import { useSaveOver } from '../shared/useSaveOver.ts';
import { PRICES_KEY } from './queries.ts';
import { changesOf, errorOfFrom, rebased, type From } from './plan/planDraft.ts';
import { usePlan } from './plan/usePlan.ts';
import { STATE_EVERY_MS, useClock } from '../shared/networkNow/useClock.ts';

/** The four schemes (R7.113), in the order of the form. */
export const SCHEMES = [...SUBSCRIPTION_SCHEMES, 'PER_USE'] as const;

/** A scheme as entered; a number or time is text while it cannot be read as one. */
export interface Entered {
  readonly amount: number | string | null;
  readonly ratio: number | string | null;
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
  const whole = (scheme: (typeof SUBSCRIPTION_SCHEMES)[number]): Entered => {
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

const text = (value: number | string | null): string => (value === null ? '' : String(value));
const timeOf = (value: number | string | null): number | null =>
  typeof value === 'number' ? value : null;

function errorsOf(scheme: PaymentScheme, draft: Entered): Map<EnteredField, FormError> {
  const errors = new Map<EnteredField, FormError>();
  const { amount, ratio, ratioStartTime, ratioEndTime } = draft;
  const found = errorsOfPrice(scheme, {
    amount: text(amount),
    ratio: text(ratio),
    ratioStartTime: timeOf(ratioStartTime),
    ratioEndTime: timeOf(ratioEndTime),
  });
  for (const error of found) errors.set(AT[error], error);
  for (const field of ['ratioStartTime', 'ratioEndTime'] as const)
    if (typeof draft[field] === 'string') errors.set(field, 'timeWrong');
  return errors;
}

const wanted = (scheme: PaymentScheme, { amount, ...rest }: Entered) =>
  isSubscription(scheme)
    ? { paymentScheme: scheme, amount, ...rest }
    : { paymentScheme: scheme, amount };

/** The input of the time from which the prices apply. */
export const FROM_ID = 'price-from';
export const fieldId = (scheme: PaymentScheme, field: EnteredField): string =>
  `price-${scheme}-${field}`;

/** Puts the cursor into an input. */
export const goTo = (id: string) => document.getElementById(id)?.focus();

interface Kept {
  readonly read: Prices;
  readonly draft: AllEntered;
  readonly from?: From | undefined;
}

export function usePriceForm(given: Prices) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyUnchanged = useUnchanged();
  const client = useQueryClient();
  const kept = useKept<Kept>('prices');
  const [read, setRead] = useState(kept?.read ?? given);
  const [draft, setDraft] = useState<AllEntered>(() => kept?.draft ?? entered(given));
  const [from, setFrom] = useState<From | undefined>(kept?.from);
  const [checked, setChecked] = useState<'all' | readonly string[]>([]);
  const [pending, setPending] = useState<(isConfirmed: boolean) => void>();
  const before = entered(read);
  const isChanged = JSON.stringify(before) !== JSON.stringify(draft);
  useKeeping('prices', isChanged ? { read, draft, from } : undefined);
  const isChecked = (name: string) => checked === 'all' || checked.includes(name);
  const time = useClock(STATE_EVERY_MS);
  const errors = new Map(SCHEMES.map((scheme) => [scheme, errorsOf(scheme, draft[scheme])]));
  const fromError = from === undefined ? undefined : errorOfFrom(from, time);
  const wrong: readonly WrongField[] = [
    ...SCHEMES.flatMap((scheme) =>
      [...(errors.get(scheme)?.keys() ?? [])].map((field) => ({
        name: fieldId(scheme, field),
        label: `${translate(`choices.paymentScheme.${scheme}`)}: ${translate(`prices.fields.${field}`)}`,
      })),
    ),
    ...(fromError ? [{ name: FROM_ID, label: translate('prices.plan.from') }] : []),
  ];

  const take = (now: Prices) => {
    setRead(now);
    setDraft(entered(now));
    setFrom(undefined);
    clear();
    setChecked([]);
  };
  /** Adopts the prices as they are now; what was entered stays. */
  const refresh = async () => {
    const now = await call(endpoints.read, {});
    setRead(now);
    setDraft((entries) => rebased(before, entered(now), entries));
    await client.invalidateQueries({ queryKey: PRICES_KEY });
  };
  const plan = usePlan(refresh);
  const { saving, theirs, clear, saveOver } = useSaveOver<Prices>({
    send: async ({ lastUpdatedTime }) => {
      const body = Object.fromEntries(
        SCHEMES.map((scheme) => [scheme, wanted(scheme, draft[scheme])]),
      );
      const unknown = unknownFields(read, [endpoints.read, endpoints.save]);
      take(
        await call(endpoints.save, { ...unknown, ...body } as never, { asRead: lastUpdatedTime }),
      );
      notify('prices.saved', { type: 'success', about: 'prices.title' });
      await client.invalidateQueries({ queryKey: PRICES_KEY });
    },
    currentOf: (current) => current as unknown as Prices,
    onStale: () => void client.invalidateQueries({ queryKey: [...PRICES_KEY, 'changes'] }),
  });
  /** Saves if all amounts and ratios are filled in (R5.66); resolves to whether they are saved. */
  const saveWhole = (over: Prices): Promise<boolean> => {
    setChecked('all');
    if (wrong[0]) goTo(wrong[0].name);
    if (wrong.length > 0) return Promise.resolve(false);
    if (from === undefined) return saveOver(over);
    return plan.send(Number(from), changesOf(before, draft), () => take(over));
  };
  const confirmed = () => new Promise<boolean>((resolve) => setPending(() => resolve));
  /** Asks first if a price changes. */
  const save = useEvent(async () => {
    if (saving || plan.busy || pending) return false;
    if (wrong.length === 0 && !isChanged) return notifyUnchanged();
    if (wrong.length === 0 && !(await confirmed())) return false;
    return saveWhole(read);
  });
  return {
    before,
    draft,
    isChanged,
    saving: saving || plan.busy,
    save,
    /** The answer to the confirmation, while it is asked for. */
    answer:
      pending &&
      ((isConfirmed: boolean) => {
        setPending(undefined);
        pending(isConfirmed);
      }),
    /** What another user saved meanwhile, and who. */
    stale: theirs && { saved: entered(theirs.now), who: theirs.who },
    /** The invalid fields among those that were left; all after the first attempt to save. */
    wrong: wrong.filter(({ name }) => isChecked(name)),
    errorAt: (scheme: PaymentScheme, field: EnteredField): FormError | undefined =>
      isChecked(fieldId(scheme, field)) ? errors.get(scheme)?.get(field) : undefined,
    leave: (name: string) => setChecked((names) => (names === 'all' ? names : [...names, name])),
    enter: (scheme: PaymentScheme, field: EnteredField, value: unknown) =>
      setDraft((all) => ({ ...all, [scheme]: { ...all[scheme], [field]: value } })),
    /** The time from which the prices apply; undefined: now. */
    from,
    fromError: isChecked(FROM_ID) ? fromError : undefined,
    setFrom,
    refresh,
    discard: () => take(read),
    /** Continues with what the other user saved. */
    takeTheirs: () => theirs && take(theirs.now),
    /** Overwrites it with the form's values. */
    saveMine: () => theirs && void saveWhole(theirs.now),
  };
}

export type PriceForm = ReturnType<typeof usePriceForm>;
