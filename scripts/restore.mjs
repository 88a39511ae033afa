// npm run restore -- FILE: puts a backup in the place of the database.
import { become } from './ready.mjs';

await become('restore');
