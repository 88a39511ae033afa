// The table of trolleys.
import { ownTable } from '../../../../../../server/db/migrations/ownTable.ts';

const columns = {
  name: 'text not null',
  lockerId: 'integer not null references "lockers"',
  plannedOn: 'text not null',
  price: 'numeric(12, 2) not null',
  status: 'text not null',
  photo: 'text references "files"',
  notes: 'text',
};

export const trolleys = ownTable('trolleys', columns, ['name']);
