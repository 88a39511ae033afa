// npm start: installs and builds what is missing, then runs the server here, so that signals reach it directly.
import { become } from './ready.mjs';

await become('main');
