// The charts as a table: per day, the minimum and maximum number of free boxes of each size.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { daysOf, type SizeHistory, type Span } from './history.ts';
import { useCallback } from 'react';

/** A ref for the element: a tab stop only while some of its content is out of view. */
function useScrollStop(): (element: HTMLElement | null) => () => void {
  return useCallback((element: HTMLElement | null) => {
    const sizes = new ResizeObserver(() => {
      if (!element) return;
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    for (const one of [element, element?.firstElementChild]) if (one) sizes.observe(one);
    return () => sizes.disconnect();
  }, []);
}

function SpanText({ span }: { span: Span | undefined }) {
  const translate = useTranslate();
  if (!span) return <span className="soft">{translate('freeBoxes.unknown')}</span>;
  const { fewest, most } = span;
  if (fewest === most) return <>{fewest}</>;
  return <>{translate('freeBoxes.span', { fewest, most })}</>;
}

const style = {
  '& caption': {
    padding: '12px 16px 8px',
    captionSide: 'top',
    fontWeight: 600,
    color: 'text.primary',
  },
  '& .MuiTableCell-root.MuiTableCell-root': {
    height: 36,
    borderTop: '1px solid var(--line)',
    borderBottom: 0,
    whiteSpace: 'nowrap',
  },
} as const;

/** The last day first. The keyboard scrolls it when it is wider than its container. */
export function DayTable({ sizes }: { readonly sizes: readonly SizeHistory[] }) {
  const translate = useTranslate();
  const scrolling = useScrollStop();
  return (
    <TableContainer
      component="section"
      className="panel"
      aria-label={translate('freeBoxes.table')}
      ref={scrolling}
      sx={{ mt: 2 }}
    >
      <Table sx={style}>
        <caption>{translate('freeBoxes.caption')}</caption>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{translate('freeBoxes.day')}</TableCell>
            {sizes.map(({ name }) => (
              <TableCell key={name} scope="col" align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {daysOf(sizes).map(({ day, spans }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {day}
              </TableCell>
              {spans.map((span, place) => (
                <TableCell key={sizes[place]?.name} align="right">
                  <SpanText span={span} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
