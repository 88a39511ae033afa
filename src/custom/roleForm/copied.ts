// A new role filled in from another one, with the permissions that the user may grant.
import { useMemo } from 'react';
import { usePermissions } from 'react-admin';
import type { RoleInfo } from '../../../contract/people/roles.ts';
import { beyondOwn } from '../../../domain/people/granting.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';

const NEW: AnyRow = { authoritySet: [] };

/** The values of a new role, and how many permissions of the other one it lacks. */
export function useCopied(source: RoleInfo | undefined) {
  const { permissions: held } = usePermissions<readonly string[]>();
  return useMemo(() => {
    if (!source || !held) return { record: NEW, leftOut: 0 };
    const { loginType, description, authoritySet } = source;
    const others = beyondOwn(loginType, held, [], authoritySet);
    const kept = authoritySet.filter((code) => !others.includes(code));
    return { record: { loginType, description, authoritySet: kept }, leftOut: others.length };
  }, [source, held]);
}
