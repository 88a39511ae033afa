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
  /** Beside a list, values are as short as there. */
  readonly place?: 'card' | 'table';
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

/** Missing values have a text, the resource's own if it has one. */
function Fact({
  field,
  place = 'card',
  ...of
}: Omit<Props, 'fields'> & { readonly field: DrawnField }) {
  const translate = useTranslate();
  const nothing = translate('engine.record.nothing');
  return isNothing(field.valueOf(of.row)) ? (
    <dd className="faint">
      {translate(`resources.${of.resourceName}.nothing.${field.source}`, { _: nothing })}
    </dd>
  ) : (
    <dd>
      <Value {...of} field={field} place={place} />
    </dd>
  );
}

/** A term and its definition, side by side. */
const pair = {
  component: 'div',
  TypographyProps: { component: 'dt' },
  sx: { margin: 0, '& .RaLabeled-label': { margin: 0, fontSize: 'inherit' } },
} as const;

export function Facts({ fields, ...of }: Props) {
  return (
    <dl className="facts stack-8">
      {fields.map((field) => (
        <Labeled {...pair} key={field.source} resource={of.resourceName} source={field.source}>
          <Fact {...of} field={field} />
        </Labeled>
      ))}
    </dl>
  );
}
