// Cases: listed, read, opened, counted; taken, given to somebody, commented, shown, resolved and opened again.
import type { Transaction } from 'kysely';
import { caseCalls, cases, type CaseRow } from '../../contract/cases.ts';
import { UPLOAD_FILE_MAX_BYTES } from '../../domain/limits.ts';
import type { Tables } from '../db/tables.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { staffHolding } from '../alerts/alertStaff.ts';
import {
  assignCase,
  attachPicture,
  commentCase,
  refuseMore,
  reopenCase,
  resolveCase,
  type ActingOnCase,
} from './caseActs.ts';
import { openCase } from './openCase.ts';
import { receiveFile } from '../files/receiveFile.ts';
import { uploadOf } from '../files/uploads.ts';
import { doneBy } from '../events/actor.ts';
import { countOpenCases, foundCase, keptCases } from './caseRows.ts';
import { threadOf } from './caseThread.ts';
import { holding, pageAnswer } from '../lists/listing.ts';
import { tableExports } from '../lists/tableExport.ts';
import { readPage } from '../lists/tableQueries.ts';

export const caseAnswers = answer(cases, {
  list: async (asked, ask) => {
    const { rows, total } = await readPage(ask.database.db, cases, keptCases, asked, ask);
    return pageAnswer(rows as CaseRow[], total, asked.size);
  },
  one: ({ id }, { database }) => foundCase(database.db, id),
  create: (draft, ask) =>
    ask.database.transaction(async (trx) =>
      foundCase(trx, await openCase(trx, draft, doneBy(ask))),
    ),
  ...tableExports(cases, keptCases),
});

/** Does the act in a transaction and gives the case as it is then. */
const acting = (
  ask: Ask,
  id: number,
  act: (trx: Transaction<Tables>, acting: ActingOnCase) => Promise<void>,
): Promise<CaseRow> =>
  ask.database.transaction(async (trx) => {
    await act(trx, { ask, id, doer: doneBy(ask), current: (held) => foundCase(held, id) });
    return foundCase(trx, id);
  });

/**
 * Refuses a picture for a case that is not there, or that has as many as it takes: before it is sent, not after. One
 * that came in already is only said again.
 */
async function refusePicture(ask: Ask, caseId: number, uploadId: string | undefined) {
  const { pictureCount } = await foundCase(ask.database.db, caseId);
  const come = uploadId === undefined ? undefined : await uploadOf(ask, uploadId);
  if (!come?.fileId) refuseMore(pictureCount + 1);
}

export const caseCallAnswers = answer(caseCalls, {
  openCount: async (_input, ask) => ({ count: await countOpenCases(ask) }),
  thread: async ({ id }, { database: { db } }) => {
    await foundCase(db, id);
    return { content: await threadOf(db, id) };
  },
  assignees: async ({ name }, { database: { db }, now }) => {
    const wanted = { name: name ? holding(name) : undefined };
    return { content: await staffHolding(db, 'TICKET_EDIT', now(), wanted) };
  },
  take: ({ id }, ask) => acting(ask, id, (trx, by) => assignCase(trx, by, ask.user.userId)),
  assign: ({ id, assigneeId }, ask) =>
    acting(ask, id, (trx, by) => assignCase(trx, by, assigneeId)),
  comment: ({ id, comment }, ask) => acting(ask, id, (trx, by) => commentCase(trx, by, comment)),
  resolve: ({ id, resolution, resolutionNote }, ask) =>
    acting(ask, id, (trx, by) => resolveCase(trx, by, resolution, resolutionNote || null)),
  reopen: ({ id, note }, ask) => acting(ask, id, (trx, by) => reopenCase(trx, by, note)),
  attach: async ({ caseId, ...piece }, ask) => {
    await refusePicture(ask, caseId, piece.uploadId);
    const told = await receiveFile(ask, 'CASE_PICTURE', piece, UPLOAD_FILE_MAX_BYTES);
    const { result } = told;
    if (result !== null)
      await ask.database.transaction((trx) => attachPicture(trx, caseId, result, doneBy(ask)));
    return told;
  },
});
