// A value of a report ready to draw: a column's own kind, else a number.
import type { Resource } from '../../engine/defineResource.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { fieldTypeNamed } from '../../engine/fields/fieldTypes.ts';
import { drawnField, type DrawnField } from '../../engine/list/table/fields.ts';
import { amount } from './fieldTypes.tsx';

/** Sums that are money and no column of their report's rows. */
const AMOUNTS = ['paidAmount'];

/** A sum as its column is drawn; a count where the report has no such column. */
export function fieldOf(resource: Resource, name: string, row: AnyRow): DrawnField {
  const field = drawnField(resource, name);
  if (AMOUNTS.includes(name)) return { ...field, type: amount };
  const isBare = typeof row[name] === 'number' && field.type.align !== 'end';
  return isBare ? { ...field, type: fieldTypeNamed('number') } : field;
}
