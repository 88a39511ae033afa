// The role editor: name and changes at the left, permissions at the right.
import { useEvent, useNavigate, useTranslate } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import type { RoleInfo } from '../../../contract/people/roles.ts';
import { LeavingDialog } from '../../engine/form/LeavingDialog.tsx';
import { StaleDialog } from '../../engine/form/StaleDialog.tsx';
import { useLeaving } from '../../engine/form/useLeaving.ts';
import { useOnward } from '../../engine/form/useOnward.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { Page } from '../../engine/Page.tsx';
import { RoleToolbar } from './RoleToolbar.tsx';
import { Changes } from './Changes.tsx';
import { HeadFields } from './HeadFields.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { ROLE_LIST } from './routes.ts';
import { Tree } from './Tree.tsx';
import { useAuthorities } from './useAuthorities.ts';
import { useRoleForm } from './useRoleForm.ts';

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

export function RoleEditor({ role }: { readonly role?: RoleInfo }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const form = useRoleForm(role);
  const authorities = useAuthorities(form, role);
  const { leaving, leave } = useLeaving(form);
  const back = useEvent(() => navigate(ROLE_LIST));
  useOnward(form.phase === 'saved', back);
  useHotkeys(['mod+s', 'mod+enter'], () => void (authorities.mayEdit && form.save()), {
    enableOnFormTags: true,
    preventDefault: true,
  });
  return (
    <Page
      title={role?.name ?? translate('roleForm.create')}
      crumbs={[
        { label: translate('resources.roles.section') },
        { label: translate('resources.roles.title'), to: ROLE_LIST },
      ]}
      {...(role && { fact: <Fact role={role} /> })}
      actions={
        <RoleToolbar
          form={form}
          mayEdit={authorities.mayEdit}
          onCancel={() => leave(back)}
          onContinue={back}
        />
      }
    >
      <RecordTabs subject={['roles', role?.roleId]}>
        <div className="roleForm">
          <div className="roleSide">
            <HeadFields form={form} role={role} mayEdit={authorities.mayEdit} />
            {role && authorities.mayEdit && <Changes role={role} authorities={authorities} />}
          </div>
          <Tree authorities={authorities} />
          <MenuPanel role={role} authorities={authorities} />
        </div>
      </RecordTabs>
      {leaving && (
        <LeavingDialog
          leaving={leaving}
          resourceName="roles"
          name={role?.name ?? ''}
          changed={form.changed}
        />
      )}
      {form.stale && <StaleDialog stale={form.stale} form={form} />}
    </Page>
  );
}
