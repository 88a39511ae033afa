// Renders a report's value: by its column's field type, else as a number.
import type { Resource } from '../../engine/defineResource.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { fieldTypeNamed } from '../../engine/fields/fieldTypes.ts';
import { drawnField, type DrawnField } from '../../engine/list/table/fields.ts';
import { amount } from './fieldTypes.tsx';

/** Totals that are amounts of money without a column in the report's rows. */
const AMOUNTS = ['paidAmount'];

/** A total formatted as its column; as a count where the report has no such column. */
export function fieldOf(resource: Resource, name: string, row: AnyRow): DrawnField {
  const field = drawnField(resource, name);
  if (AMOUNTS.includes(name)) return { ...field, type: amount };
  const isBare = typeof row[name] === 'number' && field.type.align !== 'end';
  return isBare ? { ...field, type: fieldTypeNamed('number') } : field;
}
