// Whether the message of an action can leave, asked before the action.
import { useQueries } from '@tanstack/react-query';
import type { Input } from '../../../../contract/endpoint.ts';
import { deliveries } from '../../../../contract/messages/deliveries.ts';
import { bestOf } from '../../../../domain/messages/delivery.ts';
import { call } from '../../../dataProvider/call.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';

/** @param asked one for each way to the recipient; the one that is reached best decides */
export function useDelivery(requests: readonly Input<typeof deliveries.one>[]) {
  const asks = useCanAccess()(deliveries.one);
  const answers = useQueries({
    queries: requests.map((one) => ({
      queryKey: ['messageDelivery', one],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(deliveries.one, one, { signal }),
      enabled: asks,
      staleTime: 5_000,
      gcTime: 0,
      retry: false,
    })),
  });
  const each = answers.flatMap(({ data }) => data ?? []);
  return {
    /** The server has been asked, or does not say. */
    known: !asks || answers.every(({ isPending }) => !isPending),
    /** Undefined where the server does not say it. */
    delivery: each.length > 0 ? bestOf(each.map(({ delivery }) => delivery)) : undefined,
    /** The ways to the recipients; undefined where the server does not say them. */
    channels: each.length > 0 ? each.flatMap(({ channels }) => channels) : undefined,
  };
}
