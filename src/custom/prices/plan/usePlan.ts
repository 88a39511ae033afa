// Plans, cancels and restores price changes, and says what happened.
import { useNotify, useTranslate } from 'react-admin';
import { plannedPrices, type PlannedPrice } from '../../../../contract/parcels/plannedPrices.ts';
import { call } from '../../../dataProvider/call.ts';
import { moment } from '../../../engine/fields/clock.ts';
import { useFailure } from '../../../engine/useFailure.ts';
import { useOnce } from '../../../ui/useOnce.ts';
import { useSchemeMessages } from '../useSchemeMessages.ts';
import type { PlannedChanges } from '../priceFields.ts';
import { usePlans } from './usePlans.ts';

/** @param refresh reads the prices and plans again, also after a refusal: somebody else may have changed them */
export function usePlan(refresh: () => Promise<void>) {
  const translate = useTranslate();
  const notify = useNotify();
  const { name } = useSchemeMessages();
  const showError = useFailure();
  const { once } = useOnce();
  const { data, refetch } = usePlans();

  const say = (message: string, undo?: () => void) => notify(message, { type: 'success', undo });
  const trying = async (action: () => Promise<void>): Promise<boolean> => {
    let done = false;
    try {
      await action();
      done = true;
    } catch (error) {
      showError(error);
    }
    await refresh().catch(showError);
    return done;
  };
  const send = async (effectiveTime: number, changes: PlannedChanges) => {
    const done = await once(() =>
      trying(async () => {
        const asRead = (data ?? (await refetch()).data)?.lastUpdatedTime;
        await call(plannedPrices.plan, { effectiveTime, ...changes }, { asRead });
        say(translate('prices.plan.planned', { time: moment(effectiveTime) }));
      }),
    );
    return done === true;
  };
  const restore = ({ paymentScheme, effectiveTime, change }: PlannedPrice) =>
    void trying(async () => {
      const changes = { [paymentScheme]: change } as PlannedChanges;
      await call(plannedPrices.plan, { effectiveTime, ...changes });
      say(translate('prices.plan.again', { name: name(paymentScheme) }));
    });
  const cancel = (plan: PlannedPrice) =>
    void once(() =>
      trying(async () => {
        const { paymentScheme } = plan;
        await call(plannedPrices.cancel, { paymentScheme }, { asRead: data?.lastUpdatedTime });
        const undo = () => restore(plan);
        say(translate('prices.plan.cancelled', { name: name(paymentScheme) }), undo);
      }),
    );
  return { send, cancel };
}
