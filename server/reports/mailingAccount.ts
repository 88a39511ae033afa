// The account that may have reports mailed; checked again for every e-mail.
import { holdsAny } from '../../domain/people/authorities.ts';
import type { Trx } from '../db/tables.ts';
import { accountOf } from '../account/accounts.ts';
import { mayEnter } from '../http/session.ts';

/** The account, if it may sign in and has REPORT_EXPORT; undefined otherwise. `now` is epoch milliseconds. */
export async function mailingAccount(db: Pick<Trx, 'selectFrom'>, userId: number, now: number) {
  const account = await accountOf(db, userId);
  const may =
    account && mayEnter(account, now) && holdsAny(account.authoritySet, ['REPORT_EXPORT']);
  return may ? account : undefined;
}
