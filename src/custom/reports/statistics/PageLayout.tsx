// The layout of every statistics page: its period and filters, or why there is nothing to show.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import { ListContextProvider, useTranslate, type MessageKey } from 'react-admin';
import { STATISTICS_FEATURE } from '../../../../contract/reports/statistics.ts';
import { REPORT_DECIMAL_MARK } from '../../../../domain/limits.ts';
import { daysError, daysParams } from '../../../../domain/reports/statistics.ts';
import { knownCapabilities, supports } from '../../../dataProvider/capabilities.ts';
import { daysBefore } from '../../../engine/fields/clock.ts';
import { DecimalMark } from '../../../ui/useNumber.ts';
import { Page } from '../../../engine/Page.tsx';
import { PageNotOffered } from '../../../engine/states/PageNotOffered.tsx';
import { StatePanel } from '../../../ui/states/StatePanel.tsx';
import type { Statistic } from '../declare.ts';
import type { Route } from '../../../routes/route.ts';
import { Filters } from '../Filters.tsx';
import { useAddress } from '../useAddress.ts';
import '../reports.css';

type Values = Readonly<Record<string, unknown>>;

/** What a page passes to its statistics. */
export interface PageParams {
  /** The days and filters. */
  readonly params: Values;
  /** The page's parameters, and how to set one of them. */
  readonly query: Values;
  readonly set: (next: Values) => void;
}

interface Props {
  readonly page: Route;
  readonly title: MessageKey;
  /** Its period and filters are those of all statistics of the page. */
  readonly statistic: Statistic;
  readonly children: (params: PageParams) => ReactNode;
}

/** Numbers of days, ending today. */
const SPANS = [7, 30, 90, 365] as const;

/** The days of a query; the last 30 where it has none. */
const daysOf = (query: Values) => daysParams(query, Date.now(), knownCapabilities().timeZone);

const usualDays = () => daysOf({});

/** `unread`: the URL has an invalid day or filter. */
function errorOf(query: Values | undefined) {
  if (query === undefined) return 'unread';
  return daysError(query, Date.now(), knownCapabilities().timeZone)?.error;
}

/** The page as the URL describes it; its period is the usual one where the URL has an invalid one. */
function useDays({ page, statistic }: Pick<Props, 'page' | 'statistic'>) {
  const address = useAddress(page, statistic, usualDays);
  const { chosen, query, setFilters } = address;
  const error = errorOf(query);
  const { from, to } = daysOf(error === undefined ? chosen : {});
  const params: Values = useMemo(() => ({ ...chosen, from, to }), [chosen, from, to]);
  const list = useMemo(() => ({ filterValues: params, setFilters }), [params, setFilters]);
  return { ...address, error, from, to, params, list };
}

function Content({ page, title, statistic, children }: Props) {
  const translate = useTranslate();
  const { error, from, to, list, narrowed, params, query = {}, set } = useDays({ page, statistic });
  const back = (
    <Button onClick={() => set({ from: undefined, to: undefined })}>
      {translate('statistics.usual')}
    </Button>
  );
  return (
    <ListContextProvider value={list as never}>
      <Page title={translate(title)} fact={translate('statistics.span', { from, to })}>
        <Filters
          resource={statistic.resource}
          spans={SPANS.map((count) => ({
            id: String(count),
            name: translate('statistics.lastDays', { smart_count: count }),
            first: daysBefore(count - 1),
          }))}
          narrowed={narrowed}
        />
        {error === undefined ? (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            {children({ params, query, set })}
          </Box>
        ) : (
          // The period came with the URL; the pickers allow no invalid one.
          <StatePanel
            icon="cal"
            title={translate(`statistics.errors.${error}`)}
            actions={error !== 'unread' && back}
            role="status"
          >
            {translate('statistics.errorText')}
          </StatePanel>
        )}
      </Page>
    </ListContextProvider>
  );
}

/** Its numbers have a decimal comma (R9.23). The client calls undocumented endpoints only where the server supports the feature. */
export function PageLayout(props: Props) {
  const translate = useTranslate();
  if (supports(STATISTICS_FEATURE))
    return (
      <DecimalMark value={REPORT_DECIMAL_MARK}>
        <Content {...props} />
      </DecimalMark>
    );
  return <PageNotOffered page={translate(props.title)} />;
}
