// The client asks for nothing undocumented unless the server announces it: what of the product this server can do.
import type { Collection } from '../../contract/collection.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { featureOf, featureOfField, isBeyond } from '../dataProvider/announced.ts';
import type { Resource } from '../engine/defineResource.ts';

type Features = readonly string[];

/** Whether the server has the resource at all; a documented resource every server has. */
export const isAnnounced = (feature: string | undefined, features: Features): boolean =>
  feature === undefined || features.includes(feature);

/** The resource without the calls that this server would not answer: where nothing can be made or changed it is read only. */
const answered = (collection: Collection, features: Features): Collection =>
  Object.fromEntries(
    Object.entries(collection).filter(
      ([, part]: [string, unknown]) =>
        typeof part !== 'object' || isAnnounced((part as Endpoint).feature, features),
    ),
  ) as unknown as Collection;

/** Whether records of the resource are made by a form for which this server has no call. */
export const lacksForm = (
  { form, collection: { create } }: Resource,
  features: Features,
): boolean => form.length > 0 && create !== undefined && !isAnnounced(create.feature, features);

/** The resource without the calls, filters and columns that this server would not know. */
export function asAnnounced(resource: Resource, features: Features): Resource {
  const { columns, moreColumns, filters, moreFilters, attention, ...list } = resource.list;
  const known = (name: string) => isAnnounced(featureOf(resource.collection.list, name), features);
  const told = (name: string) =>
    isAnnounced(featureOfField(resource.collection.list, name), features) &&
    (features.length > 0 || !isBeyond(resource.collection.list, name));
  const counted = attention?.every((filter) => Object.keys(filter).every(known));
  return {
    ...resource,
    collection: answered(resource.collection, features),
    list: {
      ...list,
      ...(attention && counted && { attention }),
      columns: columns.filter(told),
      ...(moreColumns && { moreColumns: moreColumns.filter(told) }),
      filters: filters.filter(known),
      ...(moreFilters && { moreFilters: moreFilters.filter(known) }),
    },
  };
}
