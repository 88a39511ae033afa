// The layout of every statistics page: its period and filters, or why there is nothing to show.
import type { ReactNode } from 'react';
import { ListContextProvider, useTranslate } from 'react-admin';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import type { Resource } from '../../engine/defineResource.ts';
import type { Page as PageFacts } from '../../engine/definePage.ts';
import { Page } from '../../engine/Page.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { Filters } from './Filters.tsx';
import { useAddress, type Address, type Fault } from './useAddress.ts';
import '../../engine/list/filters/filters.css';
import '../../engine/list/list.css';
import '../../engine/list/table/cards.css';
import './statistics.css';

/** As the server announces it; its contract is loaded only when a page is opened. */
const FEATURE = 'statistics';

interface Props {
  readonly page: PageFacts;
  readonly filters: Resource;
  readonly children: (address: Address) => ReactNode;
}

/** The period came with the URL; the pickers allow no invalid one. */
function Wrong({ fault, set }: { readonly fault: Fault; readonly set: Address['set'] }) {
  const translate = useTranslate();
  const back = (
    <button type="button" className="btn" onClick={() => set({ from: undefined, to: undefined })}>
      {translate('statistics.usual')}
    </button>
  );
  return (
    <StatePanel
      icon="cal"
      title={translate(`statistics.fault.${fault}`)}
      actions={fault !== 'unread' && back}
      role="status"
    >
      {translate('statistics.errorText')}
    </StatePanel>
  );
}

function ParsedInput({ page, filters, children }: Props) {
  const translate = useTranslate();
  const address = useAddress(page, filters);
  const { filterValues, setFilters, fault, days } = address;
  return (
    <ListContextProvider value={{ filterValues, setFilters } as never}>
      <Page title={translate(page.title)} fact={translate('statistics.span', days)}>
        <Filters resource={filters} address={address} />
        {fault === undefined ? (
          <div className="statistics">{children(address)}</div>
        ) : (
          <Wrong fault={fault} set={address.set} />
        )}
      </Page>
    </ListContextProvider>
  );
}

/** The client calls undocumented endpoints only where the server supports the feature. */
export function PageLayout(props: Props) {
  const translate = useTranslate();
  if (knownCapabilities().features.includes(FEATURE)) return <ParsedInput {...props} />;
  const title = translate(props.page.title);
  return (
    <Page title={title}>
      <StatePanel icon="info" title={translate('app.notOffered.title', { page: title })}>
        {translate('app.notOffered.text')}
      </StatePanel>
    </Page>
  );
}
