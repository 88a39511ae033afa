// Accounts: listed, made, changed and taken away.
import { staffCalls } from '../../contract/staff.ts';
import { answer } from '../http/answer.ts';
import { changeAccount, makeAccount, removeAccount } from './staffAccounts.ts';
import { listAccounts } from './staffRows.ts';

export const staffAnswers = answer(staffCalls, {
  backend: listAccounts('BACKEND'),
  terminal: listAccounts('TERMINAL'),
  create: makeAccount,
  update: changeAccount,
  remove: removeAccount,
  legacyRemove: removeAccount,
});
