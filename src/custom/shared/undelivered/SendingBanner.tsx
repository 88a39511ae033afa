// Banner of a page that sends messages to one recipient: what stops the next one on the way that it would take.
import type { Input } from '../../../../contract/endpoint.ts';
import type { deliveries } from '../../../../contract/messages/deliveries.ts';
import { useDelivery } from '../willLeave/useDelivery.ts';
import { UndeliveredBanner } from './UndeliveredBanner.tsx';

interface Props {
  /** The next message to the recipient; undefined while nobody is chosen: then every way concerns the page. */
  readonly next: Input<typeof deliveries.one> | undefined;
}

export function SendingBanner({ next }: Props) {
  const { known, channels } = useDelivery(next ? [next] : []);
  return <UndeliveredBanner place="sending" undecided={!known} channels={channels} />;
}
