// The rows of a list being edited: conversion from and to the API, and validation.
import type { z } from 'zod';
import type { ContentField, ContentList } from './lists.ts';

export interface EditedRow {
  /** Stable while the row exists. */
  readonly key: string;
  /** What is not edited of a stored row: its id, and whatever else the server returned. It is sent back. */
  readonly kept: StoredRow;
  readonly values: Readonly<Record<string, string>>;
}

export interface RowError {
  readonly field: ContentField['name'];
  /** Its message key below `lockerContent.faults`. */
  readonly error: string;
  readonly max?: number;
}

export type StoredRow = Readonly<Record<string, unknown>>;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Stored rows in editable form. */
export const editedRows = (list: ContentList, rows: readonly StoredRow[]): readonly EditedRow[] => {
  const names = new Set<string>(list.fields.map(({ name }) => name));
  return rows.map((row) => ({
    key: String(row[list.id]),
    kept: Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name))),
    values: Object.fromEntries(list.fields.map(({ name }) => [name, textIn(row[name])])),
  }));
};

/** A new, empty row. */
export const newRow = (list: ContentList, key: string): EditedRow => ({
  key,
  kept: {},
  values: Object.fromEntries(list.fields.map(({ name }) => [name, ''])),
});

const filled = ({ values }: EditedRow): [string, string][] =>
  Object.entries(values)
    .map(([name, value]): [string, string] => [name, value.trim()])
    .filter(([, value]) => value !== '');

/** The input of a save: the whole list in order. */
export const toldRows = (list: ContentList, rows: readonly EditedRow[]) => ({
  list: rows.map((row) => ({
    ...row.kept,
    ...Object.fromEntries(filled(row)),
  })),
});

/** Whether two lists look the same to users. */
export const sameRows = (
  list: ContentList,
  one: readonly EditedRow[],
  other: readonly EditedRow[],
): boolean => JSON.stringify(toldRows(list, one)) === JSON.stringify(toldRows(list, other));

function errorOf(issue: z.core.$ZodIssue, field: ContentField['name']): RowError {
  if (issue.code === 'too_big') return { field, error: 'tooLong', max: Number(issue.maximum) };
  if (issue.code === 'custom') return { field, error: issue.message };
  return { field, error: field === 'content' ? 'empty' : field };
}

/** Errors by row key, from the schema the server validates with. */
export function errorsOf(
  list: ContentList,
  rows: readonly EditedRow[],
): ReadonlyMap<string, RowError> {
  const first = list.fields[0]?.name ?? 'name';
  const errors = new Map<string, RowError>();
  for (const row of rows)
    if (filled(row).length === 0) errors.set(row.key, { field: first, error: 'empty' });
  const read = list.update.input.safeParse(toldRows(list, rows));
  for (const issue of read.error?.issues ?? []) {
    const [, place, name] = issue.path;
    const row = rows[Number(place)];
    const field = list.fields.find((one) => one.name === name);
    if (row && field && !errors.has(row.key)) errors.set(row.key, errorOf(issue, field.name));
  }
  return errors;
}
