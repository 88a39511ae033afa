// The two lists of the page: their requests, the fields of a row, and the errors of what is entered.
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { contacts, tips } from '../../../contract/lockers/lockerContent.ts';
import { plain } from '../../engine/fields/plain.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';

export interface ContentField {
  readonly name: 'name' | 'phone' | 'email' | 'content';
  readonly type: 'text' | 'tel' | 'email' | 'lines';
}

/** A row as returned by the server, or as entered: with its id and fields, null where empty. */
export type ContentRow = Readonly<Record<string, unknown>>;

export interface ContentList {
  /** Its resource, whose messages it has. */
  readonly name: 'contacts' | 'tips';
  /** The labels of one row and of adding one. */
  readonly one: 'contact' | 'tip';
  readonly read: Endpoint;
  readonly update: Endpoint;
  /** The field that identifies a stored row. */
  readonly id: 'contactId' | 'tipId';
  readonly fields: readonly ContentField[];
}

export const contactList: ContentList = {
  name: 'contacts',
  one: 'contact',
  read: contacts.list,
  update: contacts.update,
  id: 'contactId',
  fields: [
    { name: 'name', type: 'text' },
    { name: 'phone', type: 'tel' },
    { name: 'email', type: 'email' },
  ],
};

export const tipList: ContentList = {
  name: 'tips',
  one: 'tip',
  read: tips.list,
  update: tips.update,
  id: 'tipId',
  fields: [{ name: 'content', type: 'lines' }],
};

export interface RowError {
  readonly field: ContentField['name'];
  /** Its message key below `lockerContent.errors`. */
  readonly error: string;
  readonly max?: number;
}

/** Above the ids of stored rows. */
const NEW_ID = 2 ** 30;

/** A row with nothing entered. Its id is one that no stored row has: it is sent without it. */
export const newRow = (list: ContentList): ContentRow => ({
  [list.id]: NEW_ID + (Date.now() % NEW_ID),
  ...Object.fromEntries(list.fields.map(({ name }) => [name, null])),
});

/** What a form edits of stored rows. */
const editedRow = (list: ContentList, row: ContentRow): ContentRow => ({
  ...newRow(list),
  ...Object.fromEntries(Object.entries(row).filter(([name]) => name in newRow(list))),
});

/** The record of the form; all rows carry the time of the list's last save, an empty list has none. */
export const recordOf = (list: ContentList, rows: readonly ContentRow[]) => ({
  list: rows.map((row) => editedRow(list, row)),
  lastUpdatedTime: rows.length === 0 ? 0 : rows[0]?.['lastUpdatedTime'],
});

/**
 * The rows as they are sent: with what the server returned of them beyond the contract, and without the ids of those that
 * the stored list does not have.
 */
export const sentRows = (
  list: ContentList,
  entered: readonly ContentRow[],
  stored: readonly ContentRow[],
) =>
  entered.map(({ [list.id]: id, ...row }) => {
    const known = stored.find((one) => one[list.id] === id);
    return { ...(known && { ...unknownFields(known, [list.read]), [list.id]: id }), ...row };
  });

function errorOf(issue: z.core.$ZodIssue, field: ContentField['name']): RowError {
  if (issue.code === 'too_big') return { field, error: 'tooLong', max: Number(issue.maximum) };
  if (issue.code === 'custom') return { field, error: issue.message };
  return { field, error: field === 'content' ? 'empty' : field };
}

/** Errors by row, from the schema that the server validates with. */
export function errorsOf(
  list: ContentList,
  rows: readonly ContentRow[],
): ReadonlyMap<ContentRow, RowError> {
  const errors = new Map<ContentRow, RowError>();
  const [first] = list.fields;
  for (const row of rows)
    if (first && list.fields.every(({ name }) => plain(row[name]).trim() === ''))
      errors.set(row, { field: first.name, error: 'empty' });
  for (const issue of list.update.input.safeParse({ list: rows }).error?.issues ?? []) {
    const [, place, name] = issue.path;
    const row = rows[Number(place)];
    const field = list.fields.find((one) => one.name === name);
    if (row && field && !errors.has(row)) errors.set(row, errorOf(issue, field.name));
  }
  return errors;
}
