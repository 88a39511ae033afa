// Hours by weekday as a heat map table; on a phone the hours are stacked.
import { useTranslate } from 'react-admin';
import { usePhone } from '../../engine/usePhone.ts';
import { useFormatted } from './useFormatted.ts';

interface HeatCell {
  /** 1 for Monday. */
  readonly weekday: number;
  readonly hour: number;
  /** A value; null where the period has no such weekday. */
  readonly average: number | null;
}

/** Background shades from zero to the maximum. */
const SHADES = 5;
/** From this value on decimals are not meaningful. */
const MANY = 10;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const shadeOf = (value: number, most: number): number =>
  most === 0 ? 0 : Math.ceil((SHADES * value) / most);
const rounded = (value: number): number =>
  value < MANY ? Math.round(10 * value) / 10 : Math.round(value);

function Legend({ most }: { readonly most: number }) {
  const translate = useTranslate();
  const formatted = useFormatted();
  return (
    <p className="heat-legend soft small" aria-hidden="true">
      <span>{translate('statistics.hours.fewest')}</span>
      {Array.from({ length: SHADES + 1 }, (_, shade) => (
        <i key={shade} data-shade={shade} />
      ))}
      <span>{translate('statistics.hours.most', { most: formatted(rounded(most)) })}</span>
    </p>
  );
}

export function HeatTable({ cells }: { readonly cells: readonly HeatCell[] }) {
  const translate = useTranslate();
  const formatted = useFormatted();
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
      <table className="heat" aria-label={translate('statistics.hours.table')}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{translate('statistics.hours.corner')}</span>
            </th>
            {across.map((one) => (
              <th key={one} scope="col">
                {acrossName(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.map((other) => (
            <tr key={other}>
              <th scope="row">{downName(other)}</th>
              {across.map((one) => {
                const value = valueAt(one, other);
                return (
                  <td key={one} data-shade={value === null ? undefined : shadeOf(value, most)}>
                    {formatted(value === null ? null : rounded(value))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend most={most} />
    </div>
  );
}
