// npm start: installs and builds what is missing, then runs the server in this process for signals.
import { become } from './ready.mjs';

await become('main');
