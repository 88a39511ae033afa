// Hours by weekday as a heat map table; on a phone the hours are stacked.
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { usePhone } from '../../../engine/usePhone.ts';
import { useCount } from '../../../ui/useCount.ts';

interface HeatCell {
  /** 1 for Monday. */
  readonly weekday: number;
  readonly hour: number;
  /** A value; null where the period has no such weekday. */
  readonly average: number | null;
}

/** Background shades from zero to the maximum, in percent of the colour: distinguishable, and light enough for text. */
const PARTS = [0, 9, 19, 30, 41, 52];
const SHADES = PARTS.length - 1;
/** From this value on decimals are not meaningful. */
const MANY = 10;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const shadeOf = (value: number, most: number): number =>
  most === 0 ? 0 : Math.ceil((SHADES * value) / most);
const rounded = (value: number): number =>
  value < MANY ? Math.round(10 * value) / 10 : Math.round(value);

const shades = Object.fromEntries(
  PARTS.map((part, shade) => [
    `& [data-shade="${shade}"]`,
    { bgcolor: `color-mix(in srgb, var(--chart-1) ${part}%, var(--sunken))` },
  ]),
);

const table = {
  ...shades,
  borderCollapse: 'separate',
  borderSpacing: '1px',
  tableLayout: 'fixed',
  '& .MuiTableCell-root.MuiTableCell-root': {
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: '2px',
    fontSize: 12,
    textAlign: 'center',
  },
  '& th.MuiTableCell-root.MuiTableCell-root': {
    height: 28,
    fontWeight: 400,
    color: 'text.secondary',
  },
  '& th.MuiTableCell-root.MuiTableCell-root:first-of-type': { width: 48, textAlign: 'left' },
  '& [data-shade="0"]': { ...shades['& [data-shade="0"]'], color: 'text.secondary' },
} as const;

const legend = {
  ...shades,
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  margin: '8px 0 0',
  '& i': { width: 20, height: 12, borderRadius: '2px' },
  '& > span:first-of-type': { mr: 0.75 },
  '& > span:last-of-type': { ml: 0.75 },
} as const;

function Legend({ most }: { readonly most: number }) {
  const translate = useTranslate();
  const count = useCount();
  return (
    <Box component="p" className="soft small" aria-hidden sx={legend}>
      <span>{translate('statistics.hours.fewest')}</span>
      {Array.from({ length: SHADES + 1 }, (_, shade) => (
        <i key={shade} data-shade={shade} />
      ))}
      <span>{translate('statistics.hours.most', { most: count(rounded(most)) })}</span>
    </Box>
  );
}

export function HeatTable({ cells }: { readonly cells: readonly HeatCell[] }) {
  const translate = useTranslate();
  const count = useCount();
  const phone = usePhone();
  const known = cells.flatMap(({ average }) => (average === null ? [] : [average]));
  const most = Math.max(0, ...known);
  const weekday = (day: number) => translate(`statistics.weekdays.${day}`);
  const hourName = (hour: number) => String(hour).padStart(2, '0');
  const [across, down] = phone ? [WEEKDAYS, HOURS] : [HOURS, WEEKDAYS];
  const [acrossName, downName] = phone ? [weekday, hourName] : [hourName, weekday];
  const valueAt = (one: number, other: number): number | null => {
    const [day, hour] = phone ? [one, other] : [other, one];
    return cells.find((cell) => cell.weekday === day && cell.hour === hour)?.average ?? null;
  };
  return (
    <div className="pad">
      <Table sx={table} aria-label={translate('statistics.hours.table')}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">
              <span className="unseen">{translate('statistics.hours.corner')}</span>
            </TableCell>
            {across.map((one) => (
              <TableCell key={one} scope="col">
                {acrossName(one)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {down.map((other) => (
            <TableRow key={other}>
              <TableCell component="th" scope="row">
                {downName(other)}
              </TableCell>
              {across.map((one) => {
                const value = valueAt(one, other);
                return (
                  <TableCell
                    key={one}
                    data-shade={value === null ? undefined : shadeOf(value, most)}
                  >
                    {value === null ? '–' : count(rounded(value))}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Legend most={most} />
    </div>
  );
}
