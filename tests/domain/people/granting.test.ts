// Who may give which authority: nobody what they do not hold, and somebody is always left in charge.
import { describe, expect, it } from 'vitest';
import { BACKEND_AUTHORITIES, TERMINAL_AUTHORITIES } from '../../../domain/people/authorities.ts';
import {
  authorityGroups,
  codesOf,
  GRAVE_AUTHORITIES,
  GROUP_NAMES,
} from '../../../domain/people/authorityGroups.ts';
import {
  lackedForChange,
  lackedForRole,
  changeOf,
  endsSuperAdmins,
  lackedBySuperAdmin,
  lockingOut,
  notOfType,
  ROLE_NAME,
  type Admin,
  type HeldRole,
} from '../../../domain/people/granting.ts';

describe('two lists of authorities, one for each login type', () => {
  it('each authority stands in one group of its list, and in no other (R6.7)', () => {
    expect(codesOf('BACKEND').toSorted()).toEqual(BACKEND_AUTHORITIES.toSorted());
    expect(codesOf('TERMINAL').toSorted()).toEqual(TERMINAL_AUTHORITIES.toSorted());
  });
  it('each group belongs to one list', () => {
    const names = (['BACKEND', 'TERMINAL'] as const).flatMap((type) =>
      authorityGroups(type).map(({ name }) => name),
    );
    expect(names).toEqual(GROUP_NAMES);
  });
  it('what opens a physical door is grave, what is only seen is not', () => {
    expect(GRAVE_AUTHORITIES).toEqual(expect.arrayContaining(['BOX_OPEN', 'ROLE_EDIT']));
    expect(GRAVE_AUTHORITIES).not.toContain('LOCKER_VIEW');
  });
  it('a code of the other list, or of none, cannot be carried (R6.7)', () => {
    expect(notOfType('BACKEND', ['LOCKER_VIEW', 'TERMINAL_OPEN', 'WHATEVER'])).toEqual([
      'TERMINAL_OPEN',
      'WHATEVER',
    ]);
    expect(notOfType('TERMINAL', ['TERMINAL_OPEN'])).toEqual([]);
  });
});

describe('the name of a role is of capital letters and underscores (R5.69)', () => {
  it.each([
    ['FIELD_ENGINEER', true],
    ['_', true],
    ['Field', false],
    ['FIELD ENGINEER', false],
    ['FIELD2', false],
    ['ФИЛИАЛ', false],
    ['', false],
  ])('%s: %s', (name, fits) => expect(ROLE_NAME.test(name)).toBe(fits));
});

describe('nobody grants what they do not hold', () => {
  const held = ['ROLE_EDIT', 'LOCKER_VIEW'];
  it('neither gives it nor takes it, and may leave it where it is', () => {
    expect(lackedForChange('BACKEND', held, [], ['LOCKER_VIEW', 'BOX_OPEN'])).toEqual(['BOX_OPEN']);
    expect(lackedForChange('BACKEND', held, ['BOX_OPEN'], [])).toEqual(['BOX_OPEN']);
    expect(lackedForChange('BACKEND', held, ['BOX_OPEN'], ['BOX_OPEN', 'LOCKER_VIEW'])).toEqual([]);
  });
  it('what terminal users may do is given with ROLE_EDIT alone: nobody in the console holds it', () => {
    expect(lackedForChange('TERMINAL', held, [], ['TERMINAL_DEPOSIT', 'TERMINAL_FLAG'])).toEqual(
      [],
    );
  });
  it('but to open any box at the locker is given by those alone who may open any from here', () => {
    const open = ['TERMINAL_OPEN'];
    expect(lackedForChange('TERMINAL', held, [], open)).toEqual(open);
    expect(lackedForChange('TERMINAL', held, open, [])).toEqual(open);
    expect(lackedForChange('TERMINAL', held, open, [...open, 'TERMINAL_FLAG'])).toEqual([]);
    expect(lackedForChange('TERMINAL', [...held, 'BOX_OPEN'], [], open)).toEqual([]);
  });
  it('a change counts each code once', () => {
    expect(changeOf(['A', 'B'], ['B', 'C', 'C'])).toEqual({ added: ['C'], taken: ['A'] });
  });

  const role = (name: string, authoritySet: readonly string[]): HeldRole => ({
    name,
    authoritySet,
    loginType: 'BACKEND',
  });
  it('nor a role that may do more than their own', () => {
    const own = role('LEAD', ['STAFF_EDIT', 'LOCKER_VIEW']);
    expect(lackedForRole(own, role('CLERK', ['LOCKER_VIEW']))).toEqual([]);
    expect(lackedForRole(own, role('OTHER', ['BOX_OPEN']))).toEqual(['BOX_OPEN']);
    const terminal = (code: string) => ({ ...role('T', [code]), loginType: 'TERMINAL' as const });
    expect(lackedForRole(own, terminal('TERMINAL_DEPOSIT'))).toEqual([]);
    expect(lackedForRole(own, terminal('TERMINAL_OPEN'))).toEqual(['TERMINAL_OPEN']);
    expect(
      lackedForRole(role('OTHER', ['STAFF_EDIT', 'BOX_OPEN']), terminal('TERMINAL_OPEN')),
    ).toEqual([]);
  });
  it('SUPER_ADMIN is given by its own kind alone, whatever else somebody holds', () => {
    const all = role('ROOT', BACKEND_AUTHORITIES);
    expect(lackedForRole(all, role('SUPER_ADMIN', BACKEND_AUTHORITIES))).toEqual(['SUPER_ADMIN']);
    const own = role('SUPER_ADMIN', BACKEND_AUTHORITIES);
    expect(lackedForRole(own, own)).toEqual([]);
  });
});

describe('nobody locks themselves out', () => {
  it('of their own role they cannot take what they would need to give it back', () => {
    expect(lockingOut(['ROLE_VIEW', 'ROLE_EDIT', 'BOX_OPEN'], ['ROLE_VIEW'])).toEqual([
      'ROLE_EDIT',
    ]);
    expect(lockingOut(['ROLE_VIEW', 'ROLE_EDIT', 'BOX_OPEN'], ['ROLE_VIEW', 'ROLE_EDIT'])).toEqual(
      [],
    );
  });
  it('SUPER_ADMIN keeps every authority, other roles need not', () => {
    const some = BACKEND_AUTHORITIES.filter((code) => code !== 'PRICE_EDIT');
    expect(lackedBySuperAdmin('SUPER_ADMIN', some)).toEqual(['PRICE_EDIT']);
    expect(lackedBySuperAdmin('SUPER_ADMIN', BACKEND_AUTHORITIES)).toEqual([]);
    expect(lackedBySuperAdmin('ROOT', some)).toEqual([]);
  });
});

describe('the last SUPER_ADMIN', () => {
  const NOW = 1_000;
  const lasting: Admin = { userStatus: 'ACTIVE', startTime: null, endTime: null };
  const locked = { ...lasting, userStatus: 'LOCKED' };
  const later = { ...lasting, startTime: NOW + 1 };
  const over = { ...lasting, endTime: NOW - 1 };
  const ending = { ...lasting, endTime: NOW + 1 };
  it.each([
    ['is deleted', [lasting], [], true],
    ['is locked', [lasting], [locked], true],
    ['is over', [lasting], [over], true],
    ['begins later', [lasting], [later], true],
    ['is given an end', [lasting], [ending], true],
    ['is locked, and the other one is locked too', [lasting, locked], [locked, locked], true],
    ['is locked, and another one is left', [lasting, lasting], [locked, lasting], false],
    ['is locked, and another one is left for a while', [lasting, ending], [locked, ending], true],
    ['was for a while, and is locked: the other is over', [ending, over], [locked, over], true],
    ['was for a while only, and stays so', [ending], [ending], false],
    ['was not there before', [], [], false],
  ])('%s', (_, before, after, ends) => {
    expect(endsSuperAdmins(before, after, NOW)).toBe(ends);
  });
});
