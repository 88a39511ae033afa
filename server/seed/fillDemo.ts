// Child process of fillApart.ts: fills an empty database with the demo network and exits.
import { openDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { seedDemo } from './seedDemo.ts';

// The parent has exited, so nobody needs the result; uncommitted changes are rolled back.
process.on('disconnect', () => process.exit(1));

const { DATABASE_URL: url, DATA_DIR: dataDir } = process.env;
const database = await openDatabase(url ? { url } : { dataDir });
await migrate(database);
const anybody = await database.db.selectFrom('staff').select('userId').limit(1).executeTakeFirst();
if (!anybody) await seedDemo(database, Date.now());
await database.close();
process.exit(0);
