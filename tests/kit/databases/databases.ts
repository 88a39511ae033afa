// Creates, once per test run, what test databases are copied from: a PostgreSQL server or the dump.
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedDemo } from '../../../server/seed/seedDemo.ts';
import { SMALL } from '../../../server/seed/network/size.ts';
import { MOMENT } from '../moment.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { databaseDump } from './databaseDump.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the run's PostgreSQL server; undefined where PostgreSQL is not installed. */
    clusterUrl: string | undefined;
  }
}

/** A database can only be copied while it has no connections, so it is closed here and never reopened. */
async function makeDemo(cluster: Cluster): Promise<void> {
  const client = new pg.Client(cluster.urlOf('postgres'));
  await client.connect();
  await client.query('create database demo');
  await client.end();
  const database = await openDatabase({ url: cluster.urlOf('demo') });
  await migrate(database);
  await seedDemo(database, MOMENT, SMALL);
  await database.close();
}

/** Each project loads this file separately; the server is shared by all projects of the run. */
interface Shared {
  cluster?: Promise<Cluster | undefined>;
  users: number;
}
const KEY = Symbol.for('lockerdesk.tests.cluster');
const shared: Shared = ((globalThis as { [KEY]?: Shared })[KEY] ??= { users: 0 });

async function start(): Promise<Cluster | undefined> {
  const cluster = await startCluster();
  if (cluster) await makeDemo(cluster);
  return cluster;
}

export default async function databases(project: TestProject): Promise<() => Promise<void>> {
  shared.users += 1;
  shared.cluster ??= start();
  const cluster = await shared.cluster;
  project.provide('clusterUrl', cluster?.urlOf('postgres'));
  if (!cluster) await databaseDump();
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await cluster?.stop();
  };
}
