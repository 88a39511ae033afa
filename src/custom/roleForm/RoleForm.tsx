// The page behind `AddNewRole`: creates a role, or shows or changes an existing one.
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { roles } from '../../../contract/people/roles.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { isMissing } from '../../dataProvider/callError.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Forbidden } from '../../engine/states/Forbidden.tsx';
import { LoadingPanel } from '../../ui/states/Loading.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { listUrl } from '../../routes/route.ts';
import { roleForm } from './page.ts';
import { RoleEditor } from './RoleEditor.tsx';
import '../../ui/controls.css';
import '../../engine/form/form.css';
import '../../engine/fields/input/enter.css';
import './roleForm.css';

function Framed({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  return <Page title={translate('roleForm.title')}>{children}</Page>;
}

function Missing() {
  const translate = useTranslate();
  const back = (
    <Button component={Link} to={listUrl('roles')}>
      {translate('roleForm.toList')}
    </Button>
  );
  return (
    <StatePanel icon="search" title={translate('roleForm.missing')} actions={back} role="alert">
      {translate('problems.codes.NOT_FOUND')}
    </StatePanel>
  );
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
      {error === null && <LoadingPanel rows={6} columns={2} />}
      {error !== null && isMissing(error) && <Missing />}
      {error !== null && !isMissing(error) && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Framed>
  );
}

/** The page behind `AddNewRole`, `AddNewRole?id=` and `AddNewRole?copy=`. */
export default function RoleForm(): ReactElement {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { query, missing } = usePageQuery(roleForm);
  if (missing)
    return (
      <Framed>
        <Missing />
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
