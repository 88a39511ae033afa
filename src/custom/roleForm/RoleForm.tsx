// The page behind `AddNewRole`: creates a role, or shows or changes an existing one.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { roles } from '../../../contract/people/roles.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page } from '../../engine/Page.tsx';
import { Forbidden } from '../../engine/states/Forbidden.tsx';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { RoleEditor } from './RoleEditor.tsx';
import '../../engine/form/form.css';
import '../../engine/fields/input/enter.css';
import './roleForm.css';
import { routes } from '../../routes/pages.ts';

function Framed({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  return <Page title={translate('roleForm.title')}>{children}</Page>;
}

interface ExistingProps {
  readonly id: RecordId;
  /** It fills in a new role. */
  readonly copies?: boolean;
}

function Existing({ id, copies = false }: ExistingProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['roleForm', id],
    queryFn: ({ signal }) => call(roles.one, { roleId: id }, { signal }),
    ...READ_ONCE,
  });
  if (data) return copies ? <RoleEditor source={data} /> : <RoleEditor role={data} />;
  return (
    <Framed>
      <RecordState resource="roles" error={error} onRetry={refetch} />
    </Framed>
  );
}

/** The page behind `AddNewRole`, `AddNewRole?id=` and `AddNewRole?copy=`. */
export default function RoleForm(): ReactElement {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { query, missing } = usePageQuery(routes.roleForm);
  if (missing)
    return (
      <Framed>
        <NoRecord resource="roles" />
      </Framed>
    );
  if (query.id !== undefined) return <Existing key={query.id} id={query.id} />;
  const { copy } = query;
  if (canAccess(roles.create))
    return copy === undefined ? <RoleEditor /> : <Existing key={`copy ${copy}`} id={copy} copies />;
  return (
    <Framed>
      <Forbidden page={translate('roleForm.create')} needs={roles.create.needs} />
    </Framed>
  );
}
