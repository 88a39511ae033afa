// An export of more rows than are read at a time has every row of its list, in its order.
import { expect, it } from 'vitest';
import { cases, type CaseRow } from '../../../contract/operations/cases.ts';
import { EXPORT_PAGE } from '../../../server/lists/listing.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

const SIDE = EXPORT_PAGE + 1;

const server = await fileServer();
const token = await server.signIn('admin');
const stamps = { openedById: 1, creationTime: 1, lastUpdatedTime: 1 };
// As many without a locker as with one, and each more than one portion.
const made = Array.from({ length: 2 * SIDE }, (_, at) => ({
  caseType: 'OTHER' as const,
  subject: `long export ${at}`,
  ...(at < SIDE ? { lockerId: 1 } : { memberId: 1 }),
  ...stamps,
}));
await server.database.db.insertInto('cases').values(made).execute();

it.each(['lockerName,asc', 'lockerName,desc', 'id,asc', 'id,desc'] as const)(
  'by %s, rows without the value among them',
  async (sort) => {
    const filter = { subject: 'long export', sort };
    const { body } = await server.ask(cases.list, { ...filter, page: 0, size: 10_000 }, { token });
    const listed = (body as unknown as CaseRow[]).map(({ subject }) => subject);
    expect(listed).toHaveLength(2 * SIDE);
    const file = await server.app.fetch(requestOf(cases.exportCsv, filter, { token }));
    expect((await file.text()).match(/long export \d+/g)).toEqual(listed);
  },
);
