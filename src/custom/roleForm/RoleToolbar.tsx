// The cancel and save buttons, at the right of the page's title.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ToCorrect } from '../../engine/form/ToCorrect.tsx';
import type { RecordForm } from '../../engine/form/useRecordForm.ts';
import { Suspense, useContext } from 'react';
import { Link } from 'react-router-dom';
import { roles, type RoleInfo } from '../../../contract/people/roles.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { Loading } from '../../ui/states/Loading.tsx';
import { MenuShown } from '../shared/menuShown.ts';
import type { RoleAuthorities } from './useAuthorities.ts';

interface MenuPanelProps {
  readonly role: RoleInfo | undefined;
  readonly authorities: Pick<RoleAuthorities, 'before' | 'chosen' | 'loginType'>;
}

export function MenuPanel({ role, authorities: { before, chosen, loginType } }: MenuPanelProps) {
  const translate = useTranslate();
  const drawMenu = useContext(MenuShown);
  if (!drawMenu || loginType === undefined) return null;
  return (
    <section className="panel pad roleMenu" aria-labelledby="roleMenu">
      <h2 id="roleMenu">{translate('roleForm.menu.title')}</h2>
      {loginType === 'TERMINAL' ? (
        <p className="soft">{translate('roleForm.menu.terminal')}</p>
      ) : (
        <Suspense fallback={<Loading rows={6} columns={1} />}>
          {drawMenu({
            role: role?.name ?? '',
            before: role ? before : chosen,
            authorities: chosen,
          })}
        </Suspense>
      )}
    </section>
  );
}

interface Props {
  readonly form: Pick<RecordForm, 'phase' | 'save' | 'wrong' | 'methods'>;
  readonly mayEdit: boolean;
  /** Undefined for a new one. */
  readonly role: RoleInfo | undefined;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

export function RoleToolbar({
  form: { phase, save, wrong, methods },
  mayEdit,
  role,
  onCancel,
  onContinue,
}: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const label = { entering: 'save', saving: 'saving', saved: 'saved' }[phase];
  if (!mayEdit) return <Button onClick={onContinue}>{translate('roleForm.toList')}</Button>;
  if (phase === 'saved')
    return (
      <Button variant="contained" onClick={onContinue}>
        {translate('roleForm.goOn')}
      </Button>
    );
  return (
    <>
      <span className="soft roleWrong" role="status">
        <ToCorrect wrong={wrong} onGo={methods.setFocus} />
      </span>
      {role && canAccess(roles.create) && (
        <Button component={Link} to={pageUrl(routes.roleForm, { copy: role.roleId })}>
          {translate('engine.actions.duplicate.label')}
        </Button>
      )}
      <Button variant="text" disabled={phase === 'saving'} onClick={onCancel}>
        {translate('ra.action.cancel')}
      </Button>
      <Button
        variant="contained"
        aria-disabled={phase !== 'entering'}
        title={translate('engine.form.keys')}
        onClick={() => void save()}
      >
        {translate(`roleForm.${label}`)}
      </Button>
    </>
  );
}
