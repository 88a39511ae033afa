// Readiness checks of /readyz, each with a timeout of its own.
import { isClockRight } from '../domain/clocks.ts';
import { migrationsDone } from './db/migrate.ts';
import type { Services } from './http/context.ts';
import { type Check, NotReady } from './http/health.ts';

const MB = 1024 * 1024;

const goesOn = ({ stopping }: Services): Check => ({
  name: 'running',
  run: async () => {
    if (stopping.aborted) throw new NotReady('stopping');
  },
});

const databaseAnswers = ({ database }: Services): Check => ({
  name: 'database',
  run: async () => {
    await database.answers();
  },
});

/** A current schema stays current while this server runs, so that it is checked only until it succeeds. */
function schemaIsCurrent({ database }: Services): Check {
  let current = false;
  return {
    name: 'migrations',
    run: async () => {
      current ||= await migrationsDone(database);
      if (!current) throw new NotReady('not all have run');
    },
  };
}

/** Files can be written, and there is enough space left. */
const storageHasRoom = ({ files, config }: Services): Check => ({
  name: 'storage',
  run: async () => {
    const free = await files.tryWriting().catch((error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      throw new NotReady(code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'cannot be written');
    });
    if (free < config.minFreeBytes) throw new NotReady(`${Math.floor(free / MB)} MB free`);
  },
});

const databaseHasRoom = ({ database }: Services): Check => ({
  name: 'databaseStorage',
  run: async () => {
    if (database.isFull()) throw new NotReady('full');
  },
});

/** A server with a wrong clock still serves correct times, but runs no jobs. */
const clocksAgree = ({ clockSkew }: Services): Check => ({
  name: 'clock',
  run: async () => {
    const skew = clockSkew();
    const off = `${Math.round(Math.abs(skew) / 1_000)} s ${skew > 0 ? 'ahead of' : 'behind'} the database’s`;
    if (!isClockRight(skew)) throw new NotReady(off);
  },
});

/** Add a check here; its name appears in the body of /readyz. */
export const readinessChecks = (services: Services): Check[] => [
  goesOn(services),
  databaseAnswers(services),
  schemaIsCurrent(services),
  storageHasRoom(services),
  databaseHasRoom(services),
  clocksAgree(services),
];
