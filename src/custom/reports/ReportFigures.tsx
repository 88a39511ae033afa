// The totals of a report or statistic, above its rows.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { fieldTypeNamed } from '../../engine/fields/fieldTypes.tsx';
import { drawnField, type DrawnField } from '../../engine/list/table/fields.ts';
import { Value } from '../../engine/list/table/Value.tsx';
import { Figures } from '../shared/Figures.tsx';
import type { Statistic } from './declare.ts';
import { percentage, ShareBar } from './fieldTypes.tsx';

/** Totals that are amounts of money without a column in the report's rows. */
const AMOUNTS = ['paidAmount'];

/** A total formatted as its column; as a count where the report has no such column. */
function fieldOf({ resource }: Statistic, name: string, row: AnyRow): DrawnField {
  const field = drawnField(resource, name);
  if (AMOUNTS.includes(name)) return { ...field, type: fieldTypeNamed('money') };
  const isBare = typeof row[name] === 'number' && field.type.align !== 'end';
  return isBare ? { ...field, type: fieldTypeNamed('number') } : field;
}

interface Props {
  /** What they are the totals of, for screen readers. */
  readonly label: string;
  readonly report: Statistic;
  /** Undefined while they are being loaded. */
  readonly sums: AnyRow | undefined;
}

export function ReportFigures({ label, report, sums }: Props) {
  const translate = useTranslate();
  const { figures, labels, parts } = report;
  const figure = (name: string, valueOf: (row: AnyRow) => ReactNode) => ({
    name,
    label: translate(`${labels}.${name}`),
    value: sums && valueOf(sums),
  });
  return (
    <Figures
      label={label}
      figures={[
        ...figures.map((name) =>
          figure(name, (row) => (
            <Value
              field={fieldOf(report, name, row)}
              row={row}
              resourceName={report.resource.name}
              place="card"
            />
          )),
        ),
        ...Object.entries(parts).map(([name, { part, whole }]) =>
          figure(name, (row) => <ShareBar percent={percentage(row[part], row[whole])} />),
        ),
      ]}
    />
  );
}
