// Provinces and districts, each with a name of its own, and the district a locker belongs to.
import { type Migration, sql } from 'kysely';
import { ownTable } from '../ownTable.ts';

const provinces = ownTable('provinces', { name: 'text not null' }, ['name']);

const districts = ownTable(
  'districts',
  { name: 'text not null', provinceId: 'integer not null references "provinces"' },
  ['name'],
);

const statements = [
  `create index "districtsProvince" on "districts" ("provinceId")`,
  `alter table "lockers" add column "districtId" integer references "districts"`,
  `create index "lockersDistrict" on "lockers" ("districtId")`,
];

export const places: Migration = {
  up: async (db) => {
    await provinces.up(db);
    await districts.up(db);
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
