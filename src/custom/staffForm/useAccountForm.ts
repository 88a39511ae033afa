// The form of an account: creates or updates it; a refused update opens an alert dialog.
import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { staffCalls } from '../../../contract/people/staff.ts';
import type { StaffUser } from '../../../contract/people/userInfo.ts';
import { NOT_ONES_OWN } from '../../../domain/people/staff.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { userInfo } from '../../../contract/people/userInfo.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import { useRecordForm } from '../../engine/form/useRecordForm.ts';
import type { Values } from '../../engine/form/values.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { formEndpoint, planAccount } from './formPlan.tsx';
import type { AccountType } from './accountTypes.ts';

const NEW: AnyRow = { userStatus: 'ACTIVE' };

export interface AccountOf {
  readonly type: AccountType;
  readonly account?: StaffUser;
  readonly isOwn: boolean;
}

/** Sent in addition to the input: the id, the fixed name, and what users cannot change of themselves. */
function givenOf({ account, isOwn }: AccountOf): AnyRow {
  if (!account) return {};
  const { userId, username } = account;
  const kept = isOwn ? NOT_ONES_OWN.map((field) => [field, account[field]] as const) : [];
  return { userId, username, ...Object.fromEntries(kept) };
}

/** Already shown in the dialog: no further notification. */
const alreadyShown = () => new DOMException('It was said in a dialog.', 'AbortError');

/**
 * Errors of an update are shown in an alert dialog (R8.17). A stale save has its own, and an expired session leads
 * to sign-in.
 */
const isForDialog = (error: unknown): error is CallError =>
  error instanceof CallError && error.code !== 'STALE' && error.status !== 401;

export function useAccountForm(of: AccountOf) {
  const { type, account, isOwn } = of;
  const notify = useNotify();
  const translate = useTranslate();
  const [alert, setAlert] = useState<string>();
  const isNew = account === undefined;
  const endpoint = useMemo(() => formEndpoint(isNew, type.loginType), [isNew, type]);
  const plan = useMemo(
    () => planAccount(endpoint, { type, isNew, isOwn }),
    [endpoint, type, isNew, isOwn],
  );
  const given = useMemo(
    () => givenOf({ type, isOwn, ...(account && { account }) }),
    [type, account, isOwn],
  );

  /** The message for a failed update of a terminal user (R5.79) without a reason. */
  const textOf = (error: CallError): string =>
    type.loginType === 'TERMINAL' && error.code === undefined && error.status === 400
      ? translate('problems.codes.TERMINAL_PASSWORD_RULE')
      : error.message;
  const refused = (error: unknown): unknown => {
    if (isNew || !isForDialog(error)) return error;
    setAlert(textOf(error));
    return error.field === undefined ? alreadyShown() : error;
  };
  const send = async ({ confirm: _confirm, ...input }: Values, asRead: number | undefined) => {
    const save = isNew ? staffCalls.create : staffCalls.update;
    try {
      return await call(save, input as never, { asRead });
    } catch (error) {
      throw refused(error);
    }
  };
  const form = useRecordForm({
    resourceName: type.resourceName,
    endpoint,
    plan,
    record: account ?? NEW,
    given,
    unknown: account && unknownFields(account, [userInfo.one, staffCalls.update]),
    asRead: account && timeRead(account),
    isEdit: !isNew,
    send,
    onSaved: ({ username: about }) =>
      notify(isNew ? 'staffForm.created' : 'staffForm.updated', { type: 'success', about }),
  });
  return { form, alert, closeAlert: () => setAlert(undefined) };
}
