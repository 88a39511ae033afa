// The role editor: name and changes at the left, permissions at the right.
import { useEvent, useNavigate, useTranslate, useNotify, usePermissions } from 'react-admin';
import { type RoleInfo, roles } from '../../../contract/people/roles.ts';
import { LeavingDialog } from '../../engine/form/LeavingDialog.tsx';
import { StaleDialog } from '../../engine/form/stale/StaleDialog.tsx';
import { useLeaving } from '../../engine/form/useLeaving.ts';
import { useOnward } from '../../engine/form/useOnward.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { Page } from '../../engine/Page.tsx';
import { lackedForChange } from '../../../domain/people/granting.ts';
import { RoleToolbar, MenuPanel } from './RoleToolbar.tsx';
import { Changes } from './Changes.tsx';
import { HeadFields } from './HeadFields.tsx';
import { Tree } from './Tree.tsx';
import { useAuthorities } from './useAuthorities.ts';
import { useMemo } from 'react';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { planForm } from '../../engine/form/plan.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import { useRecordForm, type RecordForm } from '../../engine/form/useRecordForm.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { useSaveKeys } from '../../engine/form/useSaveKeys.ts';
import { listUrl } from '../../routes/route.ts';

const NEW: AnyRow = { authoritySet: [] };

/** The values of a new role, and how many permissions of the other one it lacks. */
function useCopied(source: RoleInfo | undefined) {
  const { permissions: held } = usePermissions<readonly string[]>();
  return useMemo(() => {
    if (!source || !held) return { record: NEW, leftOut: 0 };
    const { loginType, description, authoritySet } = source;
    const others = lackedForChange(loginType, held, [], authoritySet);
    const kept = authoritySet.filter((code) => !others.includes(code));
    return { record: { loginType, description, authoritySet: kept }, leftOut: others.length };
  }, [source, held]);
}

const FIELDS = ['name', 'loginType', 'description', 'authoritySet'];

/**
 * The message for a failed creation (R8.14) that the server refuses without a reason. A server that gives a
 * reason, or is unreachable, is shown as such.
 */
const isUnsaid = ({ status, code }: CallError): boolean =>
  code === undefined && status >= 400 && status < 500 && status !== 401;

function useRoleForm(role: RoleInfo | undefined, made: AnyRow): RecordForm {
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
    record: role ?? made,
    given,
    unknown: role && unknownFields(role, [roles.one, roles.update]),
    asRead: role && timeRead(role),
    isEdit: role !== undefined,
    send: async (input, asRead) => {
      try {
        return await call(endpoint, input as never, { asRead });
      } catch (error) {
        if (role || !(error instanceof CallError) || !isUnsaid(error)) throw error;
        throw new CallError(error, translate('problems.codes.ROLE_EXISTS'), error);
      }
    },
    onSaved: ({ name: about }) =>
      notify(role ? 'roleForm.updated' : 'roleForm.created', { type: 'success', about }),
  });
}

/** The user type, and how many users have the role. */
function Fact({ role }: { readonly role: RoleInfo }) {
  const translate = useTranslate();
  return (
    <span className="line">
      <span className="badge">{translate(`choices.loginType.${role.loginType}`)}</span>
      {role.userCount !== undefined &&
        translate('roleForm.people', { smart_count: role.userCount })}
    </span>
  );
}

/** Which role is copied, and what the copy lacks. */
function CopyFact({ name, leftOut }: { readonly name: string; readonly leftOut: number }) {
  const translate = useTranslate();
  return (
    <span className="line">
      {translate('engine.form.copiedFrom', { name })}
      {leftOut > 0 && (
        <span className="badge warn">
          {translate('roleForm.leftOut', { smart_count: leftOut })}
        </span>
      )}
    </span>
  );
}

interface Props {
  readonly role?: RoleInfo;
  /** The role that fills in a new one. */
  readonly source?: RoleInfo;
}

export function RoleEditor({ role, source }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { record, leftOut } = useCopied(source);
  const form = useRoleForm(role, record);
  const authorities = useAuthorities(form, role);
  const { leaving, leave } = useLeaving(form);
  const back = useEvent(() => navigate(listUrl('roles')));
  useOnward(form.phase === 'saved', back);
  useSaveKeys(() => void (authorities.mayEdit && form.save()));
  return (
    <Page
      title={role?.name ?? translate('roleForm.create')}
      crumbs={[
        { label: translate('resources.roles.section') },
        { label: translate('resources.roles.title'), to: listUrl('roles') },
      ]}
      fact={
        source ? <CopyFact name={source.name} leftOut={leftOut} /> : role && <Fact role={role} />
      }
      actions={
        <RoleToolbar
          form={form}
          mayEdit={authorities.mayEdit}
          role={role}
          onCancel={() => leave(back)}
          onContinue={back}
        />
      }
    >
      <RecordTabs subject={['roles', role?.roleId]}>
        <div className="roleForm stack">
          <div className="roleSide stack">
            <HeadFields form={form} role={role} mayEdit={authorities.mayEdit} />
            {role && authorities.mayEdit && <Changes role={role} authorities={authorities} />}
          </div>
          <Tree authorities={authorities} />
          <MenuPanel role={role} authorities={authorities} />
        </div>
      </RecordTabs>
      <LeavingDialog
        leaving={leaving}
        resourceName="roles"
        name={role?.name ?? ''}
        changed={form.changed}
      />
      {form.stale && <StaleDialog stale={form.stale} form={form} />}
    </Page>
  );
}
