// A second server on the same database, as after a restart or beside the first.
import { createApp } from '../../../server/createApp.ts';
import { readConfig } from '../../../server/system/config.ts';
import { openExports } from '../../../server/exports/exportTurns.ts';
import { openThrottle } from '../../../server/http/throttle.ts';
import { openLog } from '../../../server/system/openLog.ts';
import { openTerminalLink } from '../../../server/outside/openTerminalLink.ts';
import { openLive } from '../../../server/live/openLive.ts';
import { lockersWithTasks } from '../../../server/terminals/terminalTasks.ts';
import type { OpenServer } from '../../kit/servers/openServer.ts';

/** @param now its clock, epoch milliseconds */
export function anotherServer({ database, files, secrets }: OpenServer, now: () => number) {
  const hub = openTerminalLink((ids) => lockersWithTasks(database, ids, now()), 1);
  const log = openLog('silent');
  const stopping = new AbortController().signal;
  const about = { now, clockSkew: () => 0, stopping, log, config: readConfig({}) };
  const services = { database, files, secrets, hub, ...about };
  return {
    hub,
    app: createApp({
      ...services,
      live: openLive(services),
      exports: openExports(database.engine),
      throttle: openThrottle(services),
    }),
  };
}
