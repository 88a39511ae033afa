// What the dashboard's banner says of undelivered messages and missing gateways: a sentence per channel and reason.
import { useEffect } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { Output } from '../../../../contract/endpoint.ts';
import { gateways } from '../../../../contract/messages/gateways.ts';
import type { undelivered } from '../../../../contract/messages/messages.ts';
import { useMayUse } from '../../../engine/mayUse.ts';
import { routes } from '../../../routes/pages.ts';
import { pageUrl } from '../../../routes/route.ts';
import { useGettingStarted } from '../gettingStarted/useGettingStarted.ts';
import { useCounts, useSpan } from './useUndelivered.ts';

/** `count` is 0 where a gateway is missing and no message waits for it. */
type Row = Output<typeof undelivered.count>['channels'][number];

const GATEWAYS = {
  MAIL: { sees: gateways.mail, url: pageUrl(routes.emailGateway) },
  SMS: { sees: gateways.sms, url: pageUrl(routes.smsGateway) },
} as const;

/** The rows to show, once everything they depend on is known. */
function useRows() {
  const mayUse = useMayUse();
  const { data, dataUpdatedAt, isError, waits } = useCounts();
  const { steps, waits: stepsWait } = useGettingStarted();
  // The list of first steps says that no gateway is set up.
  const listed = steps.some(({ step, done }) => step === 'GATEWAY' && !done);
  const missing = (data?.missing ?? []).filter(
    (channel) =>
      !listed &&
      mayUse(GATEWAYS[channel].sees) &&
      !data?.channels.some((one) => one.channel === channel && one.delivery === 'NO_GATEWAY'),
  );
  const alone = missing.map((channel): Row => ({
    channel,
    delivery: 'NO_GATEWAY',
    count: 0,
    oldest: dataUpdatedAt,
  }));
  const rows = data && !isError ? [...data.channels, ...alone] : [];
  return { rows, known: data !== undefined, dataUpdatedAt, waits: waits || stepsWait };
}

/** The last answer in this browser: as much room is kept until the next one, so that nothing moves when it arrives. */
const useLast = () => useStore<readonly Row[] | undefined>('preferences.undelivered', undefined);

const alike = (some: readonly Row[], others: readonly Row[] = []) =>
  some.length === others.length &&
  some.every(
    ({ channel, delivery, count }, place) =>
      channel === others[place]?.channel &&
      delivery === others[place].delivery &&
      (count === 0) === (others[place].count === 0),
  );

/** The sentences; `expected` until the server has answered: what was last said here. */
export function useBanner() {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const spanOf = useSpan();
  const { rows, known, dataUpdatedAt, waits } = useRows();
  const [last, setLast] = useLast();
  useEffect(() => {
    if (known && !waits && (last === undefined || !alike(rows, last))) setLast(rows);
  }, [rows, known, waits, last, setLast]);
  const shown = waits ? (last ?? []) : rows;
  const now = waits ? Math.max(...shown.map(({ oldest }) => oldest)) : dataUpdatedAt;
  return {
    expected: waits,
    /** Whether some messages did not leave. */
    some: shown.some(({ count }) => count > 0),
    lines: shown.map(({ channel, delivery, count, oldest }) => ({
      key: `${channel} ${delivery}`,
      why: translate(`undelivered.why.${channel}.${delivery}`),
      much:
        count > 0
          ? translate('undelivered.much', { smart_count: count, span: spanOf(now - oldest) })
          : translate('undelivered.waits'),
      gateway:
        delivery === 'NO_GATEWAY' && mayUse(GATEWAYS[channel].sees)
          ? { url: GATEWAYS[channel].url, name: translate(`undelivered.gateway.${channel}`) }
          : undefined,
    })),
  };
}

/** Whether nothing is known yet, here or from the server: the banner may still come. */
export function useBannerUnknown(): boolean {
  const [last] = useLast();
  return useRows().waits && last === undefined;
}
