// What a record is called: the field that its resource declares as title.
import type { Resource } from './defineResource.ts';
import type { AnyRow } from './kinds/kind.ts';
import { plain } from './kinds/plain.ts';

export const recordName = (resource: Resource, row: AnyRow): string => plain(row[resource.title]);
