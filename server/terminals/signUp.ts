// Sign-up at a terminal: creates a customer with that locker as the primary one.
import { sql } from 'kysely';
import type { MessageLanguage } from '../../domain/limits.ts';
import type { Trx } from '../db/tables.ts';
import { joinMember } from '../members/joinMember.ts';
import { byTerminal, type ParcelReport } from './parcelReports.ts';

interface Person {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly email?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly language?: MessageLanguage | undefined;
}

/** False if the login name is taken; for concurrent sign-ups the database decides. */
export async function signUp(trx: Trx, report: ParcelReport, person: Person): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`member ${person.username.toLowerCase()}`}))`.execute(
    trx,
  );
  const taken = await trx
    .selectFrom('members')
    .select('memberId')
    .where(sql<string>`lower("username")`, '=', person.username.toLowerCase())
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (taken) return false;
  const { lockerId } = report;
  const joining = { ...person, notifyType: 'SMS', paymentScheme: 'PER_USE' } as const;
  const draft = { ...joining, primaryLockerId: lockerId };
  await joinMember(trx, draft, byTerminal(report), report.timeZone);
  return true;
}
