// The thread of a case: its events, comments and pictures.
import { sql } from 'kysely';
import type { CaseLine } from '../../contract/operations/cases.ts';
import { CASE_RESOLUTIONS } from '../../domain/cases.ts';
import type { Db } from '../db/tables.ts';
import { historyEvents, textIn } from '../alerts/alertStaff.ts';
import type { EventType } from '../../domain/events.ts';

/** More entries than any case has. */
const LINES_MAX = 1_000;

const WHAT: Partial<Record<EventType, CaseLine['what']>> = {
  CASE_OPENED: 'OPENED',
  CASE_ASSIGNED: 'ASSIGNED',
  CASE_COMMENTED: 'COMMENTED',
  CASE_ATTACHED: 'ATTACHED',
  CASE_RESOLVED: 'RESOLVED',
  CASE_REOPENED: 'REOPENED',
};

const readEvents = (db: Db, id: number) =>
  historyEvents(db, 'case', id)
    .leftJoin('caseComments', (join) =>
      join
        .on('caseComments.caseId', '=', id)
        .on(sql<boolean>`"caseComments"."commentId"::text = "events"."data"->>'commentId'`),
    )
    .leftJoin('files', (join) =>
      join.on(sql<boolean>`"files"."fileId" = "events"."data"->>'fileId'`),
    )
    .select(['caseComments.text as comment', 'files.fileId', 'files.name'])
    .limit(LINES_MAX)
    .execute();

/** The entries, oldest first. Actors appear under their display names. */
export async function threadOf(db: Db, id: number): Promise<CaseLine[]> {
  const events = await readEvents(db, id);
  return events.flatMap(
    ({ type, data, comment, fileId, name, person, given, byName, ...event }) => {
      const what = WHAT[type];
      if (!what) return [];
      const reason = textIn(data, 'resolution');
      return {
        ...event,
        what,
        byName: person ?? byName,
        text: comment ?? textIn(data, 'note'),
        assignee: given ?? textIn(data, 'assignee'),
        resolution: CASE_RESOLUTIONS.find((one) => one === reason) ?? null,
        picture: fileId === null ? null : { fileId, name: name ?? '' },
      };
    },
  );
}
