// Formats an event for its reader: each changed field, personal values masked or removed.
import type { AuditChange, AuditRow, AuditValue } from '../../contract/operations/audit.ts';
import { isPersonal, maskPersonal } from '../../domain/people/personal.ts';
import { isFields, isReference } from '../events/personalValues.ts';
import { doerOf, nameKey, subjectsIn, type Names } from './auditNames.ts';
import type { EventRow } from './auditRows.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The reader's permissions, and the values the events' references stand for. */
export interface Reading {
  /** Whether personal values are shown unmasked. */
  readonly clear: boolean;
  readonly values: ReadonlyMap<string, string>;
  readonly names: Names;
}

const open = (value: AuditValue['value']): AuditValue => ({ value, hidden: null });
const REMOVED: AuditValue = { value: null, hidden: 'REMOVED' };

/** Formats lists and objects: `XS, S`, `sort: time,desc; page: 3`. */
function flat(value: unknown): AuditValue['value'] {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value)) return value.map((one) => `${flat(one) ?? ''}`).join(', ');
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${flat(inner) ?? ''}`)
    .join('; ');
}

const personal = ({ clear }: Reading, field: string, text: string): AuditValue =>
  clear ? open(text) : { value: maskPersonal(field, text), hidden: 'MASKED' };

function shown(reading: Reading, subject: string, field: string, value: unknown): AuditValue {
  if (isReference(value)) {
    const text = reading.values.get(value.personal);
    return text === undefined ? REMOVED : personal(reading, field, text);
  }
  if (typeof value === 'string' && value !== '' && isPersonal(subject, field))
    return personal(reading, field, value);
  const [one, ...more] = subjectsIn(field, value).map(
    ([type, id]) => named(reading, type, id) ?? open(id),
  );
  if (one)
    return more.length === 0 ? one : open([one, ...more].map((name) => name.value).join(', '));
  return open(flat(value));
}

/** Fields that earlier versions recorded under other names. */
const RENAMED = new Map([
  ['act', 'action'],
  ['caseKind', 'caseType'],
  ['fault', 'error'],
  ['settledAs', 'resolution'],
  ['told', 'notified'],
  ['toldTime', 'notifiedTime'],
]);
const nameNow = (field: string) => RENAMED.get(field) ?? field;

/** States are formatted as on their record's page, where their labels are defined. */
const STATES: Readonly<Record<string, string>> = {
  parcel: 'ordersStatus',
  payment: 'payStatus',
  case: 'caseState',
  member: 'memberStatus',
  staff: 'userStatus',
  LOCKER_SITUATION: 'lockerSituation',
  LOCKER_STATUS: 'lockerStatus',
  BOX_DOOR: 'doorStatus',
  ALERT_RAISED: 'alertType',
};

const stateOf = ({ type, subjectType }: EventRow): string =>
  STATES[type] ?? STATES[subjectType] ?? 'state';

function changesOf(row: EventRow, reading: Reading): AuditChange[] {
  const { data, fromState, toState, subjectType } = row;
  const [from, to] = [data['from'], data['to']].map((side) => (isFields(side) ? side : undefined));
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  const side = (fields: Fields | undefined, field: string) =>
    fields ? shown(reading, subjectType, field, fields[field]) : null;
  const changes = names.map((field) => ({ field, from: side(from, field), to: side(to, field) }));
  if (fromState === null && toState === null) return changes;
  const state = (word: string | null) => (word === null ? null : open(word));
  const field = stateOf(row);
  const others = changes.filter((change) => change.field !== field);
  return [{ field, from: state(fromState), to: state(toState) }, ...others];
}

/** The remaining data; the client address has its own field. Older events have an assignee's id and name. */
function factsOf({ data, subjectType }: EventRow, reading: Reading): AuditRow['facts'] {
  const skipped = ['from', 'to', 'ip', ...(data['assignee'] === undefined ? [] : ['assigneeId'])];
  return Object.entries(data)
    .filter(([name, value]) => !skipped.includes(name) && value != null && value !== '')
    .map(([name, value]) => {
      const field = nameNow(name);
      return { field, value: shown(reading, subjectType, field, value) };
    });
}

function named({ names, clear }: Reading, type: string, id: string | number): AuditValue | null {
  const name = names.get(nameKey(type, id));
  if (!name) return null;
  if (!name.personal) return open(name.text);
  if (name.gone) return REMOVED;
  return clear ? open(name.text) : { value: maskPersonal('name', name.text), hidden: 'MASKED' };
}

function personOf(row: EventRow, reading: Reading): AuditValue | null {
  const doer = doerOf(row);
  if (doer) return named(reading, ...doer);
  return row.byName === null ? null : open(row.byName);
}

export function auditRowOf(row: EventRow, reading: Reading): AuditRow {
  const { data } = row;
  return {
    id: row.id,
    time: row.time,
    eventType: row.type,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    subjectName: named(reading, row.subjectType, row.subjectId),
    subjectResource: reading.names.get(nameKey(row.subjectType, row.subjectId))?.resource ?? null,
    byType: row.byType,
    byId: row.byId,
    person: personOf(row, reading),
    ip: row.ip ?? (typeof data['ip'] === 'string' ? data['ip'] : null),
    changes: changesOf(row, reading),
    facts: factsOf(row, reading),
    sealId: row.sealId,
  };
}
