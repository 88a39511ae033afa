// The layout of every statistics page: its period and filters, or why there is nothing to show.
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ListContextProvider, useTranslate } from 'react-admin';
import { supports } from '../../dataProvider/capabilities.ts';
import type { Resource } from '../../engine/defineResource.ts';
import type { Page as PageFacts } from '../../engine/definePage.ts';
import { Page } from '../../engine/Page.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { daysBefore } from '../../engine/fields/clock.ts';
import { Filter } from '../../engine/list/filters/Filter.tsx';
import { PeriodFilter } from '../../engine/list/filters/PeriodFilter.tsx';
import { PhoneLine } from '../../engine/list/table/PhoneLine.tsx';
import { usePhone } from '../../engine/usePhone.ts';
import { PageNotOffered } from '../../engine/states/PageNotOffered.tsx';
import { type Address, useAddress, type Fault } from './useAddress.ts';
import '../../engine/list/filters/filters.css';
import '../../engine/list/list.css';
import '../../engine/list/table/cards.css';
import { Segments } from '../../ui/Segments.tsx';
import './statistics.css';

/** A number of days, ending today. */
const USUAL = [7, 30, 90, 365] as const;

function Spans({ address: { days, fault, set } }: { readonly address: Address }) {
  const translate = useTranslate();
  const today = daysBefore(0);
  const pressed = USUAL.find((count) => days.from === daysBefore(count - 1) && days.to === today);
  return (
    <Segments
      label={translate('statistics.spans')}
      choices={USUAL.map((count) => ({
        id: String(count),
        name: translate('statistics.lastDays', { smart_count: count }),
      }))}
      value={fault === undefined && pressed !== undefined ? String(pressed) : null}
      onChange={(count) => set({ from: daysBefore(Number(count) - 1), to: today })}
    />
  );
}

function Clear({ address: { narrowed, setFilters } }: { readonly address: Address }) {
  const translate = useTranslate();
  if (!narrowed) return null;
  return (
    <Button variant="text" startIcon={<Icon name="cross" />} onClick={() => setFilters({})}>
      {translate('statistics.clear')}
    </Button>
  );
}

function Filters({ resource, address }: { resource: Resource; address: Address }) {
  const translate = useTranslate();
  const phone = usePhone();
  if (phone)
    return (
      <>
        <PhoneLine resource={resource} tools={false} />
        <div className="statistics-spans">
          <Spans address={address} />
        </div>
      </>
    );
  return (
    <div className="filter-line" role="search" aria-label={translate('engine.filter.label')}>
      <div className="filters">
        <PeriodFilter resource={resource} name="period" />
        <Spans address={address} />
        {resource.list.filters.map((name) => (
          <Filter key={name} resource={resource} name={name} />
        ))}
        <Clear address={address} />
      </div>
    </div>
  );
}

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
    <Button onClick={() => set({ from: undefined, to: undefined })}>
      {translate('statistics.usual')}
    </Button>
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
  if (supports(FEATURE)) return <ParsedInput {...props} />;
  return <PageNotOffered page={translate(props.page.title)} />;
}
