// The panel of one statistic: its title and files, its totals, chart and table, or why there are none.
import Box from '@mui/material/Box';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { ListContextProvider, useTranslate } from 'react-admin';
import { useCall } from '../../../engine/useCall.ts';
import type { AnyRow } from '../../../engine/fields/fieldType.ts';
import { StaleNote } from '../../../engine/list/StaleNote.tsx';
import { Pending } from '../../shared/Pending.tsx';
import type { Statistic } from '../declare.ts';
import { Files } from '../Files.tsx';
import { ReportChart } from '../ReportChart.tsx';
import { ReportFigures } from '../ReportFigures.tsx';
import { ReportTable } from '../ReportTable.tsx';

interface Result {
  readonly content: readonly AnyRow[];
  readonly sums: AnyRow;
}

interface Props {
  readonly statistic: Statistic;
  /** The query's input: its days and filters. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Beside the title, e.g. a switch. */
  readonly actions?: ReactNode;
  /** Whether totals mean that there is nothing to show; otherwise it has no rows. */
  readonly isEmpty?: (sums: AnyRow) => boolean;
  /** Instead of totals, chart and table. */
  readonly children?: (rows: readonly AnyRow[]) => ReactNode;
}

const panel = {
  overflow: 'hidden',
  breakInside: 'avoid',
  '&& > header': { flexWrap: 'wrap', gap: '8px 16px' },
  '& > .note': { margin: '0 16px 16px' },
  '& .cards': { padding: 1 },
} as const;

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  ml: 'auto',
  '& .MuiToggleButton-root': { minHeight: 32 },
} as const;

/** Collapsed, where a chart shows the same. */
function Folded({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="summary"
        sx={{
          px: 2,
          py: 1.5,
          color: 'primary.main',
          cursor: 'pointer',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {translate('statistics.asTable')}
      </Box>
      {children}
    </Box>
  );
}

function Content({ statistic, result }: Pick<Props, 'statistic'> & { readonly result: Result }) {
  const translate = useTranslate();
  const { chart, hasTotal, isReversed, note, resource } = statistic;
  const { content, sums } = result;
  const table = (
    <ReportTable
      report={statistic}
      names={resource.list.columns}
      rows={isReversed ? content.toReversed() : content}
      totals={sums}
      total={hasTotal && translate('statistics.total')}
      heading="h3"
    />
  );
  return (
    <>
      <ReportFigures label={translate('statistics.figures')} report={statistic} sums={sums} />
      {note && (
        <Box component="p" className="soft small" sx={{ px: 2, pt: 1.5, pb: chart ? 0 : 1.5 }}>
          {translate(note)}
        </Box>
      )}
      <ReportChart className="pad" report={statistic} rows={content} sums={sums} />
      {chart ? <Folded>{table}</Folded> : table}
    </>
  );
}

/** The previous rows stay while another period or place is loading. */
export function StatisticPanel({ statistic, params, actions, isEmpty, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { query, messages, name } = statistic;
  const { data, error, isFetching, refetch } = useCall(
    ['statistics', name, params],
    query,
    params as never,
    { placeholderData: keepPreviousData },
  );
  const result = data as Result | undefined;
  const title = translate(statistic.title);
  const list = { data: result?.content, error, refetch, filterValues: params };
  return (
    <ListContextProvider value={list as never}>
      <Box
        component="section"
        className="panel statistic"
        sx={panel}
        aria-labelledby={id}
        aria-busy={isFetching}
      >
        <header>
          <h2 id={id}>{title}</h2>
          <Box sx={buttons}>
            {actions}
            <Files report={statistic} what={title} />
          </Box>
        </header>
        <StaleNote />
        <Pending
          query={{ data: result, error, refetch }}
          rows={statistic.chart ? 11 : 6}
          columns={4}
        />
        {result &&
          (result.content.length === 0 || isEmpty?.(result.sums) ? (
            <p className="soft pad" role="status">
              {translate(`${messages}.none`)}
            </p>
          ) : (
            (children?.(result.content) ?? <Content statistic={statistic} result={result} />)
          ))}
      </Box>
    </ListContextProvider>
  );
}
