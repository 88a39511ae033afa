// Sign-up at a terminal: creates a customer with that locker as the primary one.
import { sql } from 'kysely';
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals/terminals.ts';
import type { Trx } from '../db/tables.ts';
import { hasRow } from '../db/hasRow.ts';
import { joinMember } from '../members/joinMember.ts';
import { byTerminal } from '../boxes/boxReports.ts';
import type { ParcelReport } from './parcelReports.ts';

type Person = Omit<ParsedInput<typeof terminals.signUp>, 'key' | 'time'>;

/** False if the login name is taken; for concurrent sign-ups the database decides. */
export async function signUp(trx: Trx, report: ParcelReport, person: Person): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`member ${person.username.toLowerCase()}`}))`.execute(
    trx,
  );
  const others = trx
    .selectFrom('members')
    .where(sql<string>`lower("username")`, '=', person.username.toLowerCase())
    .where('deletedAt', 'is', null);
  if (await hasRow(others)) return false;
  const { lockerId } = report;
  const joining = { ...person, notifyType: 'SMS', paymentScheme: 'PER_USE' } as const;
  const draft = { ...joining, primaryLockerId: lockerId };
  await joinMember(trx, draft, byTerminal(report), report.timeZone);
  return true;
}
