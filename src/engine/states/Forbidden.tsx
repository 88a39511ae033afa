// Access denied: the required authority, and the user's role.
import Button from '@mui/material/Button';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Needs } from '../../../contract/endpoint.ts';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { HOME } from '../../routes/roots.ts';

interface Props {
  /** The page's title. */
  readonly page: string;
  readonly needs: Needs;
}

/** The names of the signed-in user's roles. */
function useRoles(): string {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const roles: readonly string[] = identity?.['roles'] ?? [];
  if (roles.length === 0) return translate('app.forbidden.noRole');
  const role = roles.join(', ');
  return translate(roles.length === 1 ? 'app.forbidden.role' : 'app.forbidden.roles', { role });
}

/** A page that the user's role may not open. */
export function Forbidden({ page, needs }: Props) {
  const translate = useTranslate();
  const roles = useRoles();
  const back = (
    <Button component={Link} to={HOME}>
      {translate('app.forbidden.back')}
    </Button>
  );
  return (
    <StatePanel icon="lock" title={translate('app.forbidden.title', { page })} actions={back}>
      {typeof needs !== 'string' && (
        <p>{translate('app.forbidden.needs', { needs: needs.join(' / ') })}</p>
      )}
      <p>{roles}</p>
    </StatePanel>
  );
}
