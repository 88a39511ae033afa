// The role of an account, selected from those of its login type (R9.6).
import { rolePickers } from '../../../contract/people/roles.ts';
import { PICKER_SIZE } from '../../../domain/limits.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { picker } from '../../engine/fields/references/picker.ts';
import { reference } from '../../engine/fields/references/reference.tsx';

/** The names of an account's roles, from its row. */
export const roleNames = (row: AnyRow): string => {
  const roles = (row['roles'] ?? []) as readonly { readonly name: string }[];
  return roles.map(({ name }) => name).join(', ');
};

const roleOf = (endpoint: (typeof rolePickers)['backend']) =>
  reference({
    ...picker(
      endpoint,
      () => ({ size: PICKER_SIZE }),
      ({ content }) => content.map(({ roleId, name }) => ({ id: roleId, name })),
      roleNames,
      'roles',
    ),
    whole: true,
  });

export const backendRole = roleOf(rolePickers.backend);
export const terminalRole = roleOf(rolePickers.terminal);
