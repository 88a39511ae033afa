// npm run restored: writes down that the database was put back to an older state by other means than a backup.
import { become } from './ready.mjs';

await become('noteRestored');
