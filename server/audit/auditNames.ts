// Looks up the current names of subjects and actors, one query per page and type.
import { sql, type RawBuilder } from 'kysely';
import { PAYMENT_SCHEMES } from '../../domain/limits.ts';
import type { Db, Tables } from '../db/tables.ts';
import type { EventRow } from './auditRows.ts';

/** Where a subject's name is stored: its table, key and name column. */
interface Named {
  readonly table: keyof Tables;
  readonly key: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  /** The table has a soft-deletion column. */
  readonly mayGo?: boolean;
  /** The list that shows it, for a type with several. */
  readonly resource?: RawBuilder<unknown>;
}

const at = (table: keyof Tables, key: string, column: string, mayGo = false): Named => ({
  table,
  key: sql.ref(key),
  name: sql.ref(column),
  mayGo,
});

const MEMBER_NAME = sql`coalesce(nullif(trim(concat_ws(' ', "firstName", "lastName")), ''), "username")`;

const ACCOUNT_RESOURCE = sql`(select case "loginType" when 'TERMINAL' then 'terminalUsers' else 'staff' end
  from "roles" where "roles"."roleId" = "staff"."roleId")`;

/** A price's id is the position of its scheme, from 1. */
const PRICE: Named = {
  table: 'prices',
  key: sql`array_position(${PAYMENT_SCHEMES}::text[], "paymentScheme")`,
  name: sql.ref('paymentScheme'),
};

/** Network templates exist twice per event: one for each channel. */
const TEMPLATE_NAME = sql`concat_ws(': ', "templateType", "templateDescription")`;

const NAMES: Readonly<Record<string, Named>> = {
  locker: at('lockers', 'lockerId', 'lockerName'),
  box: at('boxes', 'boxId', 'name'),
  parcel: at('parcels', 'ordersId', 'parcelNumber'),
  staff: { ...at('staff', 'userId', 'username'), resource: ACCOUNT_RESOURCE },
  session: at('staff', 'userId', 'username'),
  member: { ...at('members', 'memberId', 'username', true), name: MEMBER_NAME },
  case: at('cases', 'id', 'subject'),
  roles: at('roles', 'roleId', 'name'),
  providers: at('providers', 'providerId', 'providerName'),
  agents: at('agents', 'agentId', 'agentName', true),
  provinces: at('provinces', 'id', 'name'),
  districts: at('districts', 'id', 'name'),
  lockerGroup: at('lockerGroups', 'id', 'name'),
  templates: { ...at('templates', 'templateId', 'templateType'), name: TEMPLATE_NAME },
  sharedViews: at('sharedViews', 'id', 'name'),
  boxTypes: at('boxTypes', 'boxTypeId', 'name'),
  prices: PRICE,
  plannedPrices: PRICE,
};

/** Fields whose values are ids of these subjects. */
const REFERENCES: Readonly<Record<string, string>> = {
  lockerId: 'locker',
  lockerIds: 'locker',
  primaryLockerId: 'locker',
  secondaryLockerId: 'locker',
  boxId: 'box',
  boxIds: 'box',
  boxTypeId: 'boxTypes',
  ordersId: 'parcel',
  memberId: 'member',
  assigneeId: 'staff',
  roleId: 'roles',
  providerId: 'providers',
  agentId: 'agents',
  districtId: 'districts',
  provinceId: 'provinces',
};

/** The subjects that a field's value refers to, each with its id; none if the field is no reference. */
export function subjectsIn(field: string, value: unknown): (readonly [string, number])[] {
  const type = REFERENCES[field];
  const ids = [value].flat();
  return type && ids.every((id) => typeof id === 'number') ? ids.map((id) => [type, id]) : [];
}

/** Types whose names are personal data. */
const PERSONS = new Set(['member', 'agents']);

export interface Name {
  readonly text: string;
  readonly personal: boolean;
  readonly gone: boolean;
  readonly resource: string | null;
}

/** Names by type and id: `locker 3`. */
export type Names = ReadonlyMap<string, Name>;

export const nameKey = (type: string, id: string | number): string => `${type} ${id}`;

interface Fields {
  readonly id: number;
  readonly name: string | null;
  readonly gone: boolean;
  readonly resource: string | null;
}

async function namesOf(db: Db, type: string, ids: readonly string[]) {
  const found = NAMES[type];
  if (!found) return [];
  const { table, key, name, mayGo = false, resource = sql`null` } = found;
  const gone = mayGo ? sql`"deletedAt" is not null` : sql`false`;
  const { rows } = await sql<Fields>`
    select ${key} as "id", ${name} as "name", ${gone} as "gone", ${resource} as "resource"
    from ${sql.table(table)}
    where ${key} = any(${ids.map(Number)})`.execute(db);
  return rows.map((row): [string, Name] => [
    nameKey(type, row.id),
    { text: row.name ?? '', personal: PERSONS.has(type), gone: row.gone, resource: row.resource },
  ]);
}

/**
 * The actor to look up: a terminal appears as its locker. Staff are recorded with their login name;
 * names of customers and couriers are personal data.
 */
export function doerOf({
  byType,
  byId,
  lockerId,
}: EventRow): readonly [string, number] | undefined {
  if (byType === 'MEMBER' && byId !== null) return ['member', byId];
  if (byType === 'AGENT' && byId !== null) return ['agents', byId];
  if (byType === 'TERMINAL' && lockerId !== null) return ['locker', lockerId];
  return undefined;
}

/** The names of all subjects and actors of these events. */
export async function auditNames(db: Db, rows: readonly EventRow[]): Promise<Names> {
  const wanted = new Map<string, Set<string>>();
  const want = (type: string, id: string | number) => {
    if (/^\d{1,9}$/.test(`${id}`)) wanted.set(type, (wanted.get(type) ?? new Set()).add(`${id}`));
  };
  for (const row of rows) {
    want(row.subjectType, row.subjectId);
    const doer = doerOf(row);
    if (doer) want(...doer);
    const { from, to, ...facts } = row.data;
    for (const fields of [from, to, facts])
      for (const [field, value] of Object.entries(fields ?? {}))
        for (const subject of subjectsIn(field, value)) want(...subject);
  }
  const names = new Map<string, Name>();
  for (const [type, ids] of wanted)
    for (const [key, name] of await namesOf(db, type, [...ids])) names.set(key, name);
  return names;
}
