// The form of a role: a new one is created, a loaded one is updated.
import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { roles, type RoleInfo } from '../../../contract/people/roles.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { planForm } from '../../engine/form/plan.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { useRecordForm, type RecordForm } from '../../engine/form/useRecordForm.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';

const FIELDS = ['name', 'loginType', 'description', 'authoritySet'];
const NEW: AnyRow = { authoritySet: [] };

/**
 * * The message for a failed creation (R8.14) that the server refuses without a reason. A server that gives a
 * reason, or is unreachable, is shown as such.
 */
export const isUnsaid = ({ status, code }: CallError): boolean =>
  code === undefined && status >= 400 && status < 500 && status !== 401;

export function useRoleForm(role: RoleInfo | undefined): RecordForm {
  const notify = useNotify();
  const translate = useTranslate();
  const endpoint = role ? roles.update : roles.create;
  const plan = useMemo(() => planForm(endpoint, [{ fields: FIELDS }], {}), [endpoint]);
  // The name is sent as loaded (R5.72).
  const sections = useMemo(
    () =>
      plan.map((section) => ({
        ...section,
        fields: section.fields.filter(({ name }) => !role || name !== 'name'),
      })),
    [plan, role],
  );
  const given = useMemo(() => (role ? { roleId: role.roleId, name: role.name } : {}), [role]);
  return useRecordForm({
    resourceName: 'roles',
    endpoint,
    plan: sections,
    record: role ?? NEW,
    given,
    asRead: role && timeRead(role),
    send: async (input, asRead) => {
      try {
        return await call(endpoint, input as never, { asRead });
      } catch (error) {
        if (role || !(error instanceof CallError) || !isUnsaid(error)) throw error;
        throw new CallError(error, translate('problems.codes.ROLE_EXISTS'), error);
      }
    },
    onSaved: () => notify(role ? 'roleForm.updated' : 'roleForm.created', { type: 'success' }),
  });
}
