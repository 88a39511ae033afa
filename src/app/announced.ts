// Limits the product to the calls and fields that the server documents or announces.
import type { Collection } from '../../contract/collection.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { LIST_DEFAULTS } from '../../contract/listDefaults.ts';
import { featureOf, featureOfField, isExtensionField } from '../dataProvider/announced.ts';
import type { Resource } from '../engine/defineResource.ts';

type Features = readonly string[];

/** Whether the server has the resource; always true for a documented one. */
const isAnnounced = (feature: string | undefined, features: Features): boolean =>
  feature === undefined || features.includes(feature);

/** Whether the resource has a call that this server lacks, for a reason other than lacking the whole resource. */
const lacks = ({ feature }: Collection, call: Endpoint, features: Features): boolean =>
  call.feature !== feature && !isAnnounced(call.feature, features);

/** The resource without calls that this server lacks: without create and update it is read-only. */
const answered = (collection: Collection, features: Features): Collection =>
  Object.fromEntries(
    Object.entries(collection).filter(
      ([, part]: [string, unknown]) =>
        typeof part !== 'object' || !lacks(collection, part as Endpoint, features),
    ),
  ) as unknown as Collection;

/** Whether the resource has a form that creates records but this server has no such call. */
export const lacksForm = ({ form, collection }: Resource, features: Features): boolean =>
  form.length > 0 &&
  collection.create !== undefined &&
  lacks(collection, collection.create, features);

/** A server that announces nothing is asked for the documented order, where the list has it (R9.5). */
const documentedSort = ({ collection, list }: Resource, features: Features) => {
  const isNeeded = features.length === 0 && list.sort !== undefined;
  const { sort } = LIST_DEFAULTS;
  return isNeeded && collection.list.sorts.includes(sort.field) ? { sort } : {};
};

/** The resource without calls, filters and columns unknown to this server, or its documented substitute. */
export function asAnnounced(declared: Resource, features: Features): Resource {
  const there = isAnnounced(declared.collection.feature, features);
  const resource = there ? declared : (declared.elsewhere ?? declared);
  const { columns, moreColumns, filters, moreFilters, attention, ...list } = resource.list;
  const known = (name: string) => isAnnounced(featureOf(resource.collection.list, name), features);
  const isServed = (field: string) => {
    const name = resource.fields[field]?.of ?? field;
    return (
      isAnnounced(featureOfField(resource.collection.list, name), features) &&
      (features.length > 0 || !isExtensionField(resource.collection.list, name))
    );
  };
  const counted = attention?.every((filter) => Object.keys(filter).every(known));
  return {
    ...resource,
    collection: answered(resource.collection, features),
    list: {
      ...list,
      ...documentedSort(resource, features),
      ...(attention && counted && { attention }),
      columns: columns.filter(isServed),
      ...(moreColumns && { moreColumns: moreColumns.filter(isServed) }),
      filters: filters.filter(known),
      ...(moreFilters && { moreFilters: moreFilters.filter(known) }),
    },
  };
}
