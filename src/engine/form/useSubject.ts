// The form's endpoint: create without a record, update with one.
import { useMemo } from 'react';
import { useEvent, useSaveContext } from 'react-admin';
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { takes } from '../../../contract/scalars.ts';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { fieldsOf, planForm, type PlannedSection } from './plan.ts';
import { timeRead } from './timeRead.ts';
import { unknownFields } from './unknownFields.ts';
import type { Sender } from './useSaving.ts';
import type { Values } from './values.ts';

const NOBODY: AnyRow = {};

/**
 * Saves by react-admin's Edit or Create around the form. Its `onSuccess` is not called once the form is left: the save is
 * then over without an error, and the record is as sent.
 */
function useSend({ collection }: Resource, record: AnyRow | undefined): Sender['send'] {
  const { save } = useSaveContext();
  return useEvent((input: Values, asRead: number | undefined) => {
    const { [collection.id]: _, ...changed } = input;
    return new Promise<AnyRow>((onSuccess, onError) => {
      const saved = save?.(record ? changed : input, { meta: { asRead }, onSuccess, onError });
      void Promise.resolve(saved).then(() => onSuccess(input));
    });
  });
}

/** Fields that the endpoint accepts but the form lacks are sent as read: a save replaces the whole record. */
function unseen(endpoint: Endpoint, plan: readonly PlannedSection[], record: AnyRow): AnyRow {
  const { shape } = endpoint.input as z.ZodObject<Record<string, z.ZodType>>;
  const shown = new Set(fieldsOf(plan).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([name, schema]) => !shown.has(name) && name in record && takes(schema, record[name]))
      .map(([name]) => [name, record[name]]),
  );
}

/**
 * Creates without a record. The endpoint exists: a form without one cannot be opened.
 * @param preset initial values of a new record's form
 */
export function useSubject(
  resource: Resource,
  record: AnyRow | undefined,
  onSaved: (saved: AnyRow) => void,
  preset: AnyRow = NOBODY,
) {
  const { id, list, one, create, update } = resource.collection;
  const endpoint = (record ? update : create) as Endpoint;
  const plan = useMemo(
    () => planForm(endpoint, resource.form, resource.fields),
    [endpoint, resource],
  );
  const given = useMemo(
    () => (record ? { ...unseen(endpoint, plan, record), [id]: record[id] } : NOBODY),
    [endpoint, plan, record, id],
  );
  const unknown = useMemo(
    () => record && unknownFields(record, [list, one, update]),
    [record, list, one, update],
  );
  return {
    resourceName: resource.name,
    endpoint,
    plan,
    record: record ?? preset,
    given,
    unknown,
    send: useSend(resource, record),
    asRead: record && timeRead(record),
    onSaved,
    isEdit: record !== undefined,
  };
}
