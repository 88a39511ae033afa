// Fills an empty database as version 0.1 left one: after its 63 migrations, with base data, a locker and a parcel.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../../../server/db/connect.ts';

/** Written by `pg_dump --inserts --no-owner --no-privileges`, without the settings of its session. */
const DUMP = 'tests/kit/databases/version01.sql.gz';

export const fillAsVersion01 = (database: Database): Promise<unknown> =>
  database.transaction((trx) => sql.raw(gunzipSync(readFileSync(DUMP)).toString()).execute(trx));
