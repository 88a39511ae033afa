// What the banner says of undelivered messages and missing gateways: a sentence per channel and reason.
import { useEffect } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { Output } from '../../../../contract/endpoint.ts';
import { gateways } from '../../../../contract/messages/gateways.ts';
import type { undelivered } from '../../../../contract/messages/messages.ts';
import type { Channel } from '../../../../domain/messages/messages.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { routes } from '../../../routes/pages.ts';
import { pageUrl } from '../../../routes/route.ts';
import { useSpan } from '../useSpan.ts';
import { useCounts } from './useUndelivered.ts';

/** `count` is 0 where a gateway is missing and no message waits for it. */
type Row = Output<typeof undelivered.count>['channels'][number];

const GATEWAYS = {
  MAIL: { sees: gateways.mail, url: pageUrl(routes.emailGateway) },
  SMS: { sees: gateways.sms, url: pageUrl(routes.smsGateway) },
} as const;

/** All rows of the server, and of the gateways that are missing to a user who may see them. */
function useRows() {
  const canAccess = useCanAccess();
  const { data, dataUpdatedAt, isError, waits } = useCounts();
  const missing = (data?.missing ?? []).filter(
    (channel) =>
      canAccess(GATEWAYS[channel].sees) &&
      !data?.channels.some((one) => one.channel === channel && one.delivery === 'NO_GATEWAY'),
  );
  const alone = missing.map((channel): Row => ({
    channel,
    delivery: 'NO_GATEWAY',
    count: 0,
    oldest: dataUpdatedAt,
  }));
  const rows = data && !isError ? [...data.channels, ...alone] : [];
  return { rows, known: data !== undefined, dataUpdatedAt, waits };
}

/** The pages that have the banner: those that list, send or count messages. */
type Place = 'dashboard' | 'messages' | 'sending' | Channel;

const isStuck = ({ count }: Row) => count > 0;

/** Which rows concern a page. One that sends messages says what stops the next one, not which were given up. */
const CONCERNS: Readonly<Record<Place, (row: Row) => boolean>> = {
  dashboard: () => true,
  messages: isStuck,
  sending: (row) => isStuck(row) && ['NO_GATEWAY', 'FAILING'].includes(row.delivery),
  MAIL: (row) => isStuck(row) && row.channel === 'MAIL',
  SMS: (row) => isStuck(row) && row.channel === 'SMS',
};

/** The last answer in this browser: as much room is kept until the next one, so that nothing moves when it arrives. */
const useLast = (place: Place) =>
  useStore<readonly Row[] | undefined>(`preferences.undelivered.${place}`, undefined);

const alike = (some: readonly Row[], others: readonly Row[] = []) =>
  some.length === others.length &&
  some.every(
    ({ channel, delivery, count }, place) =>
      channel === others[place]?.channel &&
      delivery === others[place].delivery &&
      (count === 0) === (others[place].count === 0),
  );

export interface About {
  readonly place: Place;
  /** The getting-started list of this page says that a gateway is missing. */
  readonly isListed?: boolean;
  /** Whether that is not known yet. */
  readonly undecided?: boolean;
  /** The only channels that concern the page; all by default. */
  readonly channels?: readonly Channel[] | undefined;
}

/** The sentences; `expected` until the server has answered: what was last said here. */
export function useBanner({ place, isListed = false, undecided = false, channels }: About) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const spanOf = useSpan('undelivered');
  const { rows: all, known, dataUpdatedAt, waits } = useRows();
  const expected = waits || undecided;
  const rows = all.filter(
    (row) =>
      CONCERNS[place](row) &&
      (isStuck(row) || !isListed) &&
      (channels?.includes(row.channel) ?? true),
  );
  const [last, setLast] = useLast(place);
  useEffect(() => {
    if (known && !expected && (last === undefined || !alike(rows, last))) setLast(rows);
  }, [rows, known, expected, last, setLast]);
  const shown = expected ? (last ?? []) : rows;
  const now = expected ? Math.max(...shown.map(({ oldest }) => oldest)) : dataUpdatedAt;
  return {
    expected,
    /** Nothing is known yet, here or from the server: the banner may still come. */
    unknown: expected && last === undefined,
    /** Whether some messages did not leave. */
    some: shown.some(isStuck),
    lines: shown.map(({ channel, delivery, count, oldest }) => ({
      key: `${channel} ${delivery}`,
      why: translate(`undelivered.why.${channel}.${delivery}`),
      much:
        count > 0
          ? translate('undelivered.much', { smart_count: count, span: spanOf(now - oldest) })
          : translate('undelivered.waits'),
      gateway:
        delivery === 'NO_GATEWAY' && channel !== place && canAccess(GATEWAYS[channel].sees)
          ? { url: GATEWAYS[channel].url, name: translate(`undelivered.gateway.${channel}`) }
          : undefined,
    })),
  };
}
