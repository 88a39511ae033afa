// Labelled facts, one below the other.
import { Labeled, useTranslate } from 'react-admin';
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
function Fact({ field, ...of }: Omit<Props, 'fields'> & { readonly field: DrawnField }) {
  const translate = useTranslate();
  const nothing = translate('engine.record.nothing');
  return isNothing(field.valueOf(of.row)) ? (
    <dd className="faint">
      {translate(`resources.${of.resourceName}.nothing.${field.source}`, { _: nothing })}
    </dd>
  ) : (
    <dd>
      <Value {...of} field={field} place="card" />
    </dd>
  );
}

/** A term and its definition, side by side. */
const pair = {
  component: 'div',
  TypographyProps: { component: 'dt' },
  sx: { margin: 0, '& .RaLabeled-label': { margin: 0, fontSize: 'inherit' } },
} as const;

export function Facts({ resourceName, row, fields }: Props) {
  return (
    <dl className="facts">
      {fields.map((field) => (
        <Labeled {...pair} key={field.source} resource={resourceName} source={field.source}>
          <Fact resourceName={resourceName} row={row} field={field} />
        </Labeled>
      ))}
    </dl>
  );
}
