// Below the facts of a provider: its requestor key, what it has under way, and its latest calls.
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

/** Nothing on a server that knows of no keys, or for whoever only chooses among providers. */
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
