// Whether the server is alive, and whether it is ready: for whoever watches over it.
import { Hono } from 'hono';
import { migrationsDone } from '../db/migrate.ts';
import type { House } from './ask.ts';
import type { Bindings } from './bindings.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers and its tables are up to date, else 503. */
export function health(house: House): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.get('/healthz', (c) => c.json({ alive: true }));
  app.get('/readyz', async (c) => {
    const migrated = await migrationsDone(house.database).catch(() => undefined);
    const ready = migrated === true;
    return c.json(
      { ready, database: migrated !== undefined, migrations: ready },
      ready ? 200 : 503,
    );
  });
  return app;
}
