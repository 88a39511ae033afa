// Test databases: a copy of the demo network, or empty; on the run's PostgreSQL server if any.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { openDump } from './openDump.ts';

/** Runs one statement on the run's server, outside any test's database. */
async function order(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const named = (url: string, database: string): string => url.replace('/postgres?', `/${database}?`);

/**
 * Creates a database on the run's PostgreSQL server; returns its URL and how to drop it.
 * @param template the database to copy: `demo`, or PostgreSQL's own empty one
 * @returns undefined where PostgreSQL is not installed
 */
export async function newDatabase(
  template: 'demo' | 'template1',
): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const url = inject('clusterUrl');
  if (url === undefined) return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // A file copy: three times faster than PostgreSQL 15's default, which writes each page to the WAL.
  await order(url, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: named(url, name),
    drop: () => order(url, `drop database if exists ${name} with (force)`),
  };
}

/** Opens a new database, which is dropped when it is closed. */
async function opened({ url, drop }: { url: string; drop(): Promise<void> }) {
  const database = await openDatabase({ url });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { url, database, close };
}

/** A copy of the demo network in PostgreSQL, with its URL; fails where PostgreSQL is not installed. */
export async function postgresDatabase() {
  const made = await newDatabase('demo');
  if (!made) throw new Error('These tests need PostgreSQL.');
  return opened(made);
}

async function open(template: 'demo' | 'template1'): Promise<Database> {
  const made = await newDatabase(template);
  if (!made) return openDatabase(template === 'demo' ? { dump: await openDump() } : {});
  const { database, close } = await opened(made);
  return { ...database, close };
}

/** Opens a copy of the small demo network; closing it removes it. */
export const demoDatabase = (): Promise<Database> => open('demo');

/** Opens a database without tables; closing it removes it. */
export const emptyDatabase = (): Promise<Database> => open('template1');
