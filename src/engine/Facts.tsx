// Labelled facts, one below the other.
import { useTranslate } from 'react-admin';
import type { AnyRow } from './fields/fieldType.ts';
import type { DrawnField } from './list/table/fields.ts';
import { Value } from './list/table/Value.tsx';
import './show.css';

interface Props {
  readonly resourceName: string;
  readonly row: AnyRow;
  readonly fields: readonly DrawnField[];
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

/** Missing values have a text, the resource's own if it has one. */
export function Facts({ resourceName, row, fields }: Props) {
  const translate = useTranslate();
  const nothing = translate('engine.record.nothing');
  return (
    <dl className="facts">
      {fields.map((field) => (
        <div key={field.source}>
          <dt>{translate(`resources.${resourceName}.fields.${field.source}`)}</dt>
          <dd>
            {isNothing(field.valueOf(row)) ? (
              <span className="faint">
                {translate(`resources.${resourceName}.nothing.${field.source}`, { _: nothing })}
              </span>
            ) : (
              <Value field={field} row={row} resourceName={resourceName} place="card" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
