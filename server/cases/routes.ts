// Case handlers: list, detail, open, count; take, assign, comment, picture, resolve, reopen.
import { caseCalls, cases, type CaseRow } from '../../contract/operations/cases.ts';
import { UPLOAD_FILE_MAX_BYTES } from '../../domain/limits.ts';
import type { Trx } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { staffHolding } from '../alerts/alertStaff.ts';
import {
  assignCase,
  attachPicture,
  commentCase,
  refuseMore,
  reopenCase,
  resolveCase,
  type ActingOnCase,
} from './caseActions.ts';
import { openCase } from './openCase.ts';
import { receiveFile } from '../files/receiveFile.ts';
import { uploadOf } from '../files/uploads.ts';
import { doneBy } from '../events/doneBy.ts';
import { countOpenCases, foundCase, keptCases } from './caseRows.ts';
import { threadOf } from './threadOf.ts';
import { tableExports } from '../lists/tableExport.ts';
import { readPage } from '../lists/tableQueries.ts';

export const caseRoutes = routesOf(cases, {
  list: (params, context) => readPage<CaseRow>(cases, keptCases, params, context),
  one: ({ id }, { database }) => foundCase(database.db, id),
  create: (draft, context) =>
    context.database.transaction(async (trx) =>
      foundCase(trx, await openCase(trx, draft, doneBy(context))),
    ),
  ...tableExports(cases, keptCases),
});

/** Runs the action in a transaction and returns the case afterwards. */
const acting = (
  context: RequestContext,
  id: number,
  run: (trx: Trx, acting: ActingOnCase) => Promise<void>,
): Promise<CaseRow> =>
  context.database.transaction(async (trx) => {
    await run(trx, { context, id, doer: doneBy(context), current: (held) => foundCase(held, id) });
    return foundCase(trx, id);
  });

/**
 * Rejects a picture for a missing case or one with the maximum of pictures before the upload, not after. One
 * that was already uploaded is accepted again.
 */
async function refusePicture(
  context: RequestContext,
  caseId: number,
  uploadId: string | undefined,
) {
  const { pictureCount } = await foundCase(context.database.db, caseId);
  const come = uploadId === undefined ? undefined : await uploadOf(context, uploadId);
  if (!come?.fileId) refuseMore(pictureCount + 1);
}

export const caseCallRoutes = routesOf(caseCalls, {
  openCount: async (_input, context) => ({ count: await countOpenCases(context) }),
  thread: async ({ id }, { database: { db } }) => {
    await foundCase(db, id);
    return { content: await threadOf(db, id) };
  },
  assignees: async ({ name }, { database: { db }, now }) => ({
    content: await staffHolding(db, 'TICKET_EDIT', now(), { name }),
  }),
  take: ({ id }, context) =>
    acting(context, id, (trx, by) => assignCase(trx, by, context.user.userId)),
  assign: ({ id, assigneeId }, context) =>
    acting(context, id, (trx, by) => assignCase(trx, by, assigneeId)),
  comment: ({ id, comment }, context) =>
    acting(context, id, (trx, by) => commentCase(trx, by, comment)),
  resolve: ({ id, resolution, resolutionNote }, context) =>
    acting(context, id, (trx, by) => resolveCase(trx, by, resolution, resolutionNote || null)),
  reopen: ({ id, note }, context) => acting(context, id, (trx, by) => reopenCase(trx, by, note)),
  attach: async ({ caseId, ...piece }, context) => {
    await refusePicture(context, caseId, piece.uploadId);
    const received = await receiveFile(context, 'CASE_PICTURE', piece, UPLOAD_FILE_MAX_BYTES);
    const { result } = received;
    if (result !== null)
      await context.database.transaction((trx) =>
        attachPicture(trx, caseId, result, doneBy(context)),
      );
    return received;
  },
});
