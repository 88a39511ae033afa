// The page behind `AddNewRole`: creates a role, or shows or changes an existing one.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { roles } from '../../../contract/people/roles.ts';
import { call } from '../../dataProvider/call.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page } from '../../engine/Page.tsx';
import { Forbidden } from '../../engine/states/Forbidden.tsx';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { RecordPage } from '../shared/RecordPage.tsx';
import { RoleEditor } from './RoleEditor.tsx';
import '../../engine/form/form.css';
import '../../engine/fields/input/enter.css';
import './roleForm.css';
import { routes } from '../../routes/pages.ts';

/** The page behind `AddNewRole`, `AddNewRole?id=` and `AddNewRole?copy=`. */
export default function RoleForm(): ReactElement {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { query } = usePageQuery(routes.roleForm);
  const isNew = query !== undefined && query.id === undefined;
  const title = translate('roleForm.title');
  if (isNew && !canAccess(roles.create))
    return (
      <Page title={title}>
        <Forbidden page={translate('roleForm.create')} needs={roles.create.needs} />
      </Page>
    );
  if (isNew && query.copy === undefined) return <RoleEditor />;
  return (
    <RecordPage
      route={routes.roleForm}
      resource="roles"
      title={title}
      read={({ id, copy }) => ({
        queryKey: ['roleForm', id ?? copy],
        queryFn: ({ signal }) => call(roles.one, { roleId: (id ?? copy)! }, { signal }),
        ...READ_ONCE,
      })}
    >
      {(role) => (isNew ? <RoleEditor source={role} /> : <RoleEditor role={role} />)}
    </RecordPage>
  );
}
