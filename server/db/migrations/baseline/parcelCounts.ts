// The schema of counts: how many parcels have the values that lists filter by, kept by triggers in the same transaction.

/** A table of counts. Its columns are named as in parcels, so that the conditions of a list hold for both. */
interface Counts {
  readonly table: string;
  /** The columns with their types, and what is counted of the parcel where it is not the column itself. */
  readonly columns: Readonly<Record<string, readonly [type: string, value?: string]>>;
}

/** Whether there is one. */
const zeroIfKnown = (time: string) => `case when "${time}" is not null then 0::bigint end`;

const COUNTS: readonly Counts[] = [
  {
    table: 'parcelCounts',
    columns: {
      ordersStatus: ['text not null'],
      parcelType: ['text not null'],
      payStatus: ['text not null'],
      lockerId: ['integer not null'],
      boxTypeId: ['integer'],
      // Whether there is one.
      bookNumber: ['text', `case when "bookNumber" is not null then '' end`],
      bookTime: ['bigint', zeroIfKnown('bookTime')],
      storeTime: ['bigint', zeroIfKnown('storeTime')],
      collectTime: ['bigint', zeroIfKnown('collectTime')],
      expiryTime: ['bigint', zeroIfKnown('expiryTime')],
      // Whether it was a courier.
      collectUserType: [
        'text',
        `case when upper("collectUserType") = 'COURIER' then 'COURIER' end`,
      ],
    },
  },
  {
    table: 'parcelPersonCounts',
    columns: {
      memberId: ['integer'],
      customerAreaCode: ['text'],
      // The first digits behind the country's: enough for a filter that finds many, too little to tell whose it is.
      customerMobile: [
        'text',
        `case when "customerMobile" like '00%' then left("customerMobile", 8)
          when "customerMobile" like '+%' then left("customerMobile", 7)
          else left("customerMobile", 3) end`,
      ],
    },
  },
];

const namesOf = ({ columns }: Counts) =>
  Object.keys(columns)
    .map((name) => `"${name}"`)
    .join(', ');

/** Changes are added as rows of their own: no two transactions wait for one counter. A job sums them up. */
const tableOf = ({ table, columns }: Counts) => `create table "${table}" (
  "id" bigint generated always as identity primary key,
  ${Object.entries(columns)
    .map(([name, [type]]) => `"${name}" ${type},`)
    .join(' ')}
  "count" integer not null)`;

/** Adds the rows of these tables, each with its sign. */
const note = (counts: Counts, signs: Readonly<Record<string, 1 | -1>>) => {
  const names = namesOf(counts);
  const values = Object.entries(counts.columns).map(([name, [, value]]) =>
    value === undefined ? `"${name}"` : `${value} as "${name}"`,
  );
  const changes = Object.entries(signs).map(
    ([from, sign]) => `select ${values.join(', ')}, ${sign} as "count" from "${from}"`,
  );
  return `insert into "${counts.table}" (${names}, "count")
    select ${names}, sum("count") from (${changes.join(' union all ')}) as "changes"
    group by ${names} having sum("count") <> 0`;
};

const each = (statement: (counts: Counts) => string) => `${COUNTS.map(statement).join(';')};`;

/** `always`: a bulk load that switches off the checks is counted, too. */
const trigger = (event: string, tables: string) => [
  `create trigger "parcelsCounted${event}" after ${event} on "parcels" ${tables}
    for each statement execute function "countParcels"()`,
  `alter table "parcels" enable always trigger "parcelsCounted${event}"`,
];

export const parcelCounts = [
  ...COUNTS.map(tableOf),
  `create or replace function "countParcels"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${each((counts) => note(counts, { after: 1 }))}
      elsif tg_op = 'UPDATE' then ${each((counts) => note(counts, { after: 1, before: -1 }))}
      elsif tg_op = 'DELETE' then ${each((counts) => note(counts, { before: -1 }))}
      else ${each(({ table }) => `delete from "${table}"`)}
      end if;
      return null;
    end $$`,
  ...trigger('Insert', `referencing new table as "after"`),
  ...trigger('Update', `referencing old table as "before" new table as "after"`),
  ...trigger('Delete', `referencing old table as "before"`),
  ...trigger('Truncate', ''),
].join(';\n');
