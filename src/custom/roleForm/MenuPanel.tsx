// A preview of the menu a user with the role sees, drawn by the app shell's own menu code.
import { Suspense, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { RoleInfo } from '../../../contract/people/roles.ts';
import { Loading } from '../../ui/states/Loading.tsx';
import { MenuShown } from '../shared/menuShown.ts';
import type { RoleAuthorities } from './useAuthorities.ts';

interface Props {
  readonly role: RoleInfo | undefined;
  readonly authorities: Pick<RoleAuthorities, 'before' | 'chosen' | 'loginType'>;
}

export function MenuPanel({ role, authorities: { before, chosen, loginType } }: Props) {
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
