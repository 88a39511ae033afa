// npm run restore -- FILE: replaces the database with a backup.
import { become } from './ready.mjs';

await become('restore');
