// Facts with their names, one below the other.
import { useTranslate } from 'react-admin';
import type { AnyRow } from './fields/fieldType.ts';
import type { DrawnField } from './list/table/fields.ts';
import { Value } from './list/table/Value.tsx';
import './show.css';

interface Props {
  readonly noun: string;
  readonly row: AnyRow;
  readonly fields: readonly DrawnField[];
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

/** What nobody entered says so, in the noun's own words where it has some. */
export function Facts({ noun, row, fields }: Props) {
  const translate = useTranslate();
  const nothing = translate('engine.record.nothing');
  return (
    <dl className="facts">
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{translate(`resources.${noun}.fields.${field.name}`)}</dt>
          <dd>
            {isNothing(field.valueOf(row)) ? (
              <span className="faint">
                {translate(`resources.${noun}.nothing.${field.name}`, { _: nothing })}
              </span>
            ) : (
              <Value field={field} row={row} noun={noun} place="card" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
