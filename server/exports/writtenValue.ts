// A value as CSV and PDF write it: times as text in the network's time zone, anything else unchanged.
import { typeIn, type ExportColumn, type Value } from './export.ts';
import { secondText, timeText } from './times.ts';

export function writtenValue<R>(column: ExportColumn<R>, row: R, timeZone: string): Value {
  const value = column.value(row);
  if (typeof value !== 'number') return value;
  const type = typeIn(column, row);
  if (type === 'time') return timeText(value, timeZone);
  return type === 'exactTime' ? secondText(value, timeZone) : value;
}
