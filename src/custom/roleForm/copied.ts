// A new role filled in from another one, with the permissions that the user may grant.
import { useContext, useMemo } from 'react';
import type { RoleInfo } from '../../../contract/people/roles.ts';
import { beyondOwn } from '../../../domain/people/granting.ts';
import { Authorities } from '../../engine/mayUse.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';

const NEW: AnyRow = { authoritySet: [] };

/** The values of a new role, and how many permissions of the other one it lacks. */
export function useCopied(source: RoleInfo | undefined) {
  const held = useContext(Authorities);
  return useMemo(() => {
    if (!source) return { record: NEW, leftOut: 0 };
    const { loginType, description, authoritySet } = source;
    const others = beyondOwn(loginType, held, [], authoritySet);
    const kept = authoritySet.filter((code) => !others.includes(code));
    return { record: { loginType, description, authoritySet: kept }, leftOut: others.length };
  }, [source, held]);
}
