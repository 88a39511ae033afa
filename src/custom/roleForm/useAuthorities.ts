// The permissions of the role on the page while they are edited.
import { useMemo } from 'react';
import { useEvent, useGetIdentity, usePermissions } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { roles, type RoleInfo } from '../../../contract/people/roles.ts';
import type { LoginType } from '../../../domain/people/passwords.ts';
import type { RecordForm } from '../../engine/form/useRecordForm.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { lockOf, type Standing } from './tree.ts';

const NONE: readonly string[] = [];

const isLoginType = (value: unknown): value is LoginType =>
  value === 'BACKEND' || value === 'TERMINAL';

export type RoleAuthorities = ReturnType<typeof useAuthorities>;

export function useAuthorities(
  { control }: Pick<RecordForm, 'control'>,
  role: RoleInfo | undefined,
) {
  const canAccess = useCanAccess();
  const { permissions: held = NONE } = usePermissions<readonly string[]>();
  const { data: identity } = useGetIdentity();
  const { field } = useController({ name: 'authoritySet', control });
  const entered: unknown = useWatch({ control, name: 'loginType' });
  const type = role?.loginType ?? entered;
  const loginType = isLoginType(type) ? type : undefined;
  const mayEdit = canAccess(role ? roles.update : roles.create);
  const ownRoles: readonly string[] = identity?.['roles'] ?? NONE;
  const before = role?.authoritySet ?? NONE;
  const name = role?.name;
  const standing: Standing = useMemo(
    () => ({ mayEdit, loginType, name, before, held, ownRoles }),
    [mayEdit, loginType, name, before, held, ownRoles],
  );
  const choose = useEvent((codes: readonly string[]) => field.onChange([...codes]));
  return {
    mayEdit,
    loginType,
    before,
    chosen: (field.value as readonly string[] | undefined) ?? NONE,
    choose,
    lockOf: (code: string) => lockOf(standing, code),
  };
}
