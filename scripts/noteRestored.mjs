// npm run restored: records that the database was rolled back by other means than a backup.
import { become } from './ready.mjs';

await become('noteRestored');
