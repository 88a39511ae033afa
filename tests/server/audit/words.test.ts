// What the history holds is known to the audit, and whatever leaves as a file goes through one door.
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { EVENT_TYPES, SUBJECTS } from '../../../domain/events.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();

it('every type and every subject of the demo network can be filtered by, and has its words', async () => {
  const { db } = server.database;
  const types = await db.selectFrom('events').select('type').distinct().execute();
  expect(types.map(({ type }) => type).filter((type) => !EVENT_TYPES.includes(type))).toEqual([]);
  const subjects = await db.selectFrom('events').select('subjectType').distinct().execute();
  const known = new Set<string>(SUBJECTS);
  expect(subjects.map((row) => row.subjectType).filter((kind) => !known.has(kind))).toEqual([]);
});

/** A report by e-mail is written down when it is asked for, and its file is made when it leaves. */
const MAILED = 'reports/reportMail.ts';

it('no list leaves as a file but through the one place that writes it down', async () => {
  const folder = new URL('../../../server/', import.meta.url);
  const files = await readdir(folder, { recursive: true });
  const around: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = await readFile(new URL(file, folder), 'utf8');
    if (/import[^;]*\b(csv|xlsx)Download\b/.test(text)) around.push(file);
  }
  expect(around.toSorted()).toEqual(['exports/exported.ts', MAILED]);
});
