// Field types: one or several records of another resource, named as in its list.
import Skeleton from '@mui/material/Skeleton';
import { useContext, useMemo } from 'react';
import { useGetManyAggregate, useRecordContext, useTranslate } from 'react-admin';
import type { RecordId } from '../../../../domain/recordId.ts';
import type { Resource } from '../../defineResource.ts';
import { Resources } from '../../resources.ts';
import { recordName } from '../../useRecordName.ts';
import type { AnyRow, Cell, FilterEntry, FieldType, InputProps } from '../fieldType.ts';
import type { Option, Picker } from './picker.ts';
import { PickerFilter } from './PickerFilter.tsx';
import { RecordInput } from './RecordInput.tsx';
import { useIds } from './useIds.ts';

/** Maximum number of options. */
const OFFERED = 20;
/** More names than these would not help; a count is shown. */
const NAMED = 12;

function pickerOf({ name: resourceName, collection, title }: Resource): Picker {
  const { list, id } = collection;
  const sort = list.sorts.includes(title) ? { sort: `${title},asc` } : {};
  return {
    resourceName,
    endpoint: list,
    ask: (text) => ({ page: 0, size: OFFERED, ...sort, ...(text ? { [title]: text } : {}) }),
    read: (answer) =>
      (answer as { content: readonly AnyRow[] }).content.map((row) => ({
        id: row[id] as Option['id'],
        name: String(row[title] ?? row[id]),
      })),
  };
}

/** Names of records, fetched together and without duplicates. */
function useNamed(resourceName: string, ids: readonly RecordId[]) {
  const resource = useContext(Resources)[resourceName];
  const enabled = ids.length > 0 && resource?.collection.one !== undefined;
  const { data, isLoading } = useGetManyAggregate(resourceName, { ids: [...ids] }, { enabled });
  const known = useMemo<readonly Option[]>(
    () =>
      resource && data
        ? data
            .filter((row) => row !== undefined)
            .map((row) => ({ id: row.id, name: recordName(resource, row) }))
        : [],
    [resource, data],
  );
  return { known, waiting: isLoading };
}

/** Picker of a resource; includes the names of `ids` once loaded. */
function usePicker(resourceName: string, ids: readonly RecordId[]): Picker | undefined {
  const resource = useContext(Resources)[resourceName];
  const { known, waiting } = useNamed(resourceName, ids);
  return useMemo(
    () => resource && { ...pickerOf(resource), known, waiting },
    [resource, known, waiting],
  );
}

/** The name in the row itself: `lockerName` beside `lockerId`. */
const nameBeside = (row: AnyRow, field: string): string | undefined => {
  const name = row[field.replace(/Id$/, 'Name')];
  return field.endsWith('Id') && typeof name === 'string' ? name : undefined;
};

function Names({ resourceName, ids }: { resourceName: string; ids: readonly RecordId[] }) {
  const translate = useTranslate();
  const { known, waiting } = useNamed(resourceName, ids);
  if (waiting) return <Skeleton width={96} aria-busy="true" />;
  const what = translate(`resources.${resourceName}.name`, { smart_count: 1, _: '' });
  // A record that was removed, or that the user may not see, has a number and no name.
  const messages = ids
    .map((id) => known.find((one) => String(one.id) === String(id))?.name ?? `${what} #${id}`)
    .join(translate('engine.filter.comma'));
  return (
    <span className="cut" title={messages}>
      {messages}
    </span>
  );
}

function shown(resourceName: string) {
  return function Show({ value, row, field, place: where }: Cell) {
    const translate = useTranslate();
    const ids = useIds(value);
    const beside = nameBeside(row, field);
    if (ids.length === 0) return null;
    if (beside !== undefined) return <span className="cut">{beside}</span>;
    if (ids.length > (where === 'table' ? 1 : NAMED)) {
      const what = translate(`resources.${resourceName}.name`, { smart_count: ids.length });
      return translate('engine.kinds.several', {
        smart_count: ids.length,
        what: what.toLocaleLowerCase(),
      });
    }
    return <Names resourceName={resourceName} ids={ids} />;
  };
}

function entering(resourceName: string, several: boolean) {
  return function Input(props: InputProps) {
    const was = useIds(useRecordContext()?.[props.source]);
    const picker = usePicker(resourceName, was);
    return picker && <RecordInput {...props} picker={picker} several={several} />;
  };
}

function filtering(resourceName: string) {
  return function Filter(entry: FilterEntry) {
    const picker = usePicker(resourceName, useIds(entry.value));
    return picker && <PickerFilter {...entry} picker={picker} />;
  };
}

const byResource = new Map<string, { reference: FieldType; references: FieldType }>();

/** Field types for references to a resource; the same two objects for every call. */
export function referencesTo(resourceName: string): {
  reference: FieldType;
  references: FieldType;
} {
  const known = byResource.get(resourceName);
  if (known) return known;
  const Show = shown(resourceName);
  const Filter = filtering(resourceName);
  const made = {
    reference: { Show, Input: entering(resourceName, false), Filter },
    references: { Show, Input: entering(resourceName, true), Filter },
  };
  byResource.set(resourceName, made);
  return made;
}
