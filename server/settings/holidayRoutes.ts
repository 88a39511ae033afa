// Routes of holidays; the filter by day matches prefixes.
import { sql, type SqlBool } from 'kysely';
import { holidays } from '../../contract/lockers/holidays.ts';
import { beginningWith } from '../lists/listing.ts';
import { routesOfTable } from '../lists/routesOfTable.ts';

export const holidayRoutes = routesOfTable(holidays, {
  table: 'holidays',
  subject: 'holiday',
  filters: { date: (date: string) => sql<SqlBool>`"date" like ${beginningWith(date)}` },
});
