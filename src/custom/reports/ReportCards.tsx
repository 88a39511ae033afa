// The rows of a report as cards, for a phone; the last card is the page's total.
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { CardFacts } from '../../engine/list/table/Cards.tsx';
import { drawnField } from '../../engine/list/table/fields.ts';
import { Value } from '../../engine/list/table/Value.tsx';
import { plain } from '../../engine/fields/plain.ts';
import type { Report } from './declare.ts';
import type { ParsedInput } from './useReport.ts';

export function ReportCards({
  report,
  asked,
}: {
  readonly report: Report;
  readonly asked: ParsedInput;
}) {
  const translate = useTranslate();
  const { resource, told, pageSums, list } = asked;
  const [head, ...others] = useMemo(
    () => resource.list.columns.map((name) => drawnField(resource, name)),
    [resource],
  );
  const rows = told?.content ?? [];
  const added = others.filter(({ name }) => report.added.includes(name));
  return (
    <ul
      className="cards"
      aria-busy={list.isFetching}
      aria-label={translate(`choices.report.${report.name}`)}
    >
      {rows.map((row) => (
        <li key={plain(row[resource.collection.id])} className="card">
          <h2>{head && <Value field={head} row={row} resourceName="reports" place="card" />}</h2>
          <CardFacts fields={others} row={row} resourceName="reports" />
        </li>
      ))}
      {added.length > 0 && (
        <li className="card">
          <h2>{translate(`reports.of.${report.name}.these`, { smart_count: rows.length })}</h2>
          <CardFacts fields={added} row={pageSums} resourceName="reports" />
        </li>
      )}
    </ul>
  );
}
