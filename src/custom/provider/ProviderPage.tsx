// Shown below a provider's facts: its requestor key, open parcels, and latest requests.
import {
  providerCalls,
  REQUESTOR_KEYS,
  type ProviderRow,
} from '../../../contract/people/providers.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { RequestorKey } from './RequestorKey.tsx';
import { Traffic } from './Traffic.tsx';
import '../../ui/controls.css';
import '../../engine/show.css';
import './provider.css';

/** Nothing on a server without keys, or for users who may only select providers. */
export default function ProviderPage({ row }: { readonly row: ProviderRow }) {
  const mayUse = useMayUse();
  const known = knownCapabilities().features.includes(REQUESTOR_KEYS);
  if (!known || !mayUse(providerCalls.traffic)) return null;
  return (
    <>
      <RequestorKey row={row} />
      <Traffic row={row} />
    </>
  );
}
