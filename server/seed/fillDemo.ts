// Fills an empty database with the demo network and ends, so that the memory this took is given back. Run by fillApart.ts.
import { openDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { seedDemo } from './demo.ts';

// Whoever started it has gone: nobody waits for the rest, and what is not committed does not count.
process.on('disconnect', () => process.exit(1));

const { DATABASE_URL: url, DATA_DIR: dataDir } = process.env;
const database = await openDatabase(url ? { url } : { dataDir });
await migrate(database);
const anybody = await database.db.selectFrom('staff').select('userId').limit(1).executeTakeFirst();
if (!anybody) await seedDemo(database, Date.now());
await database.close();
process.exit(0);
