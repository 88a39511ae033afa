// npm run backup -- FILE: writes the whole database into a file.
import { become } from './ready.mjs';

await become('backup');
