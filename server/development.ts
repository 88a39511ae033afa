// What `npm run dev` runs the server with.
import { databaseOver } from './db/connect.ts';
import { startEmbedded } from './db/embedded.ts';
import { openForServer } from './db/lease.ts';
import { startSimulator } from './outside/startSimulator.ts';
import { start } from './start.ts';
import { readConfig } from './system/config.ts';
import { openLog } from './system/openLog.ts';

export const development = {
  databaseOver,
  startEmbedded,
  openForServer,
  startSimulator,
  start,
  readConfig,
  openLog,
};
