// A resource's field ready to render: field type, value and sort.
import { cloneElement } from 'react';
import type { z } from 'zod';
import type { Collection } from '../../../../contract/collection.ts';
import type { Field, Stock } from '../../declarations.ts';
import type { Resource } from '../../defineResource.ts';
import type { AnyRow, FieldType } from '../../fields/fieldType.ts';
import { fieldTypeNamed, fieldTypeOf } from '../../fields/fieldTypes.tsx';

export interface DrawnField {
  readonly source: string;
  readonly type: FieldType;
  /** The server's sort; undefined if it cannot sort by this field. */
  readonly sortBy: string | undefined;
  readonly valueOf: (row: AnyRow) => unknown;
}

type Shape = Readonly<Record<string, z.ZodType | undefined>>;

/** A field's schema in the contract: of the list's row, else of the record. */
function schemaOf({ list, one }: Collection, name: string): z.ZodType | undefined {
  const record = one?.output as Partial<z.ZodObject> | undefined;
  return (list.row.shape as Shape)[name] ?? record?.shape?.[name];
}

/** A component of react-admin, for this field unless it names another. */
export const sourced = (stock: Stock, name: string): Stock =>
  cloneElement(stock, { source: stock.props.source ?? name });

/** A field from its schema and its override, without a sort. */
export function drawnOf(
  name: string,
  schema: z.ZodType | undefined,
  declared: Field | undefined,
): DrawnField {
  const named = typeof declared?.type === 'string' ? fieldTypeNamed(declared.type) : declared?.type;
  const type = named ?? fieldTypeOf(schema);
  const { show } = declared ?? {};
  return {
    source: name,
    type: show ? { ...type, Show: () => sourced(show, name) } : type,
    sortBy: undefined,
    valueOf: declared?.value ?? ((row) => row[name]),
  };
}

/** The declaration's definition of a field, else the contract's. */
export function drawnField(resource: Resource, name: string): DrawnField {
  const declared = resource.fields[name];
  const sort = declared?.sort ?? name;
  return {
    ...drawnOf(name, schemaOf(resource.collection, name), declared),
    sortBy: resource.collection.list.sorts.includes(sort) ? sort : undefined,
  };
}
