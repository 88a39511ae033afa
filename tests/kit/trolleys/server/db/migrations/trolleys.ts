// Trolleys: each has a name of its own.
import { ownTable } from '../../../../../../server/db/migrations/ownTable.ts';

const columns = {
  name: 'text not null',
  lockerId: 'integer not null references "lockers"',
  wheels: 'integer not null',
  condition: 'text not null',
};

export const trolleys = ownTable('trolleys', columns, ['name']);
