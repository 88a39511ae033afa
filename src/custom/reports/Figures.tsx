// The totals of all pages, above the table.
import { useTranslate } from 'react-admin';
import type { Resource } from '../../engine/defineResource.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { fieldTypeNamed } from '../../engine/fields/fieldTypes.tsx';
import { drawnField, type DrawnField } from '../../engine/list/table/fields.ts';
import { percentage, ShareBar } from './fieldTypes.tsx';
import { Value } from '../../engine/list/table/Value.tsx';
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

function Waiting({ names }: { readonly names: readonly string[] }) {
  return (
    <div className="panel report-figures" aria-hidden="true">
      {names.map((name) => (
        <div key={name}>
          <span className="skeleton-bar" />
        </div>
      ))}
    </div>
  );
}

function Told({ report, sums }: { readonly report: Report; readonly sums: AnyRow }) {
  const translate = useTranslate();
  const { figures, parts, resource } = report;
  const label = (name: string) => translate(`resources.reports.fields.${name}`);
  return (
    <dl className="panel report-figures" aria-label={translate('reports.figures')}>
      {figures.map((name) => (
        <div key={name}>
          <dt className="soft">{label(name)}</dt>
          <dd>
            <Value
              field={fieldOf(resource, name, sums)}
              row={sums}
              resourceName="reports"
              place="card"
            />
          </dd>
        </div>
      ))}
      {Object.entries(parts).map(([name, { part, whole }]) => (
        <div key={name}>
          <dt className="soft">{label(name)}</dt>
          <dd>
            <ShareBar percent={percentage(sums[part], sums[whole])} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Nothing where the server returns no totals. */
export function Figures({
  report,
  asked,
}: {
  readonly report: Report;
  readonly asked: ParsedInput;
}) {
  const { sums, told, list } = asked;
  if (sums !== undefined) return <Told report={report} sums={sums} />;
  const waits = told === undefined && list.error === null;
  return waits ? <Waiting names={report.figures} /> : null;
}
