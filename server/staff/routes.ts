// Routes of accounts: list, create, change and delete.
import { staffCalls } from '../../contract/people/staff.ts';
import { routesOf } from '../http/routesOf.ts';
import { changeAccount, makeAccount, removeAccount } from './staffAccounts.ts';
import { listAccounts } from './staffRows.ts';

export const staffRoutes = routesOf(staffCalls, {
  backend: listAccounts('BACKEND'),
  terminal: listAccounts('TERMINAL'),
  create: makeAccount,
  update: changeAccount,
  remove: removeAccount,
  legacyRemove: removeAccount,
});
