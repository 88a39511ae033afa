// The totals of all pages, above the table.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../engine/defineResource.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { fieldTypeNamed } from '../../engine/fields/fieldTypes.tsx';
import { drawnField, type DrawnField } from '../../engine/list/table/fields.ts';
import { percentage, ShareBar } from './fieldTypes.tsx';
import { Value } from '../../engine/list/table/Value.tsx';
import { Figures } from '../shared/Figures.tsx';
import type { Report } from './declare.ts';
import type { ParsedInput } from './useReport.ts';

/** Totals that are amounts of money without a column in the report's rows. */
const AMOUNTS = ['paidAmount'];

/** A total formatted as its column; as a count where the report has no such column. */
function fieldOf(resource: Resource, name: string, row: AnyRow): DrawnField {
  const field = drawnField(resource, name);
  if (AMOUNTS.includes(name)) return { ...field, type: fieldTypeNamed('money') };
  const isBare = typeof row[name] === 'number' && field.type.align !== 'end';
  return isBare ? { ...field, type: fieldTypeNamed('number') } : field;
}

interface Props {
  readonly report: Report;
  readonly asked: ParsedInput;
}

/** Nothing where the server returns no totals. */
export function ReportFigures({ report, asked: { sums, told, list } }: Props) {
  const translate = useTranslate();
  const { figures, parts, resource } = report;
  if (!sums && (told || list.error !== null)) return null;
  const figure = (name: string, valueOf: (row: AnyRow) => ReactNode) => ({
    name,
    label: translate(`resources.reports.fields.${name}`),
    value: sums && valueOf(sums),
  });
  return (
    <div className="panel report-figures">
      <Figures
        label={translate('reports.figures')}
        figures={[
          ...figures.map((name) =>
            figure(name, (row) => (
              <Value
                field={fieldOf(resource, name, row)}
                row={row}
                resourceName="reports"
                place="card"
              />
            )),
          ),
          ...Object.entries(parts).map(([name, { part, whole }]) =>
            figure(name, (row) => <ShareBar percent={percentage(row[part], row[whole])} />),
          ),
        ]}
      />
    </div>
  );
}
