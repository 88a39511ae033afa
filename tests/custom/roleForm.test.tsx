// The page of a role: what is required, what can be given, what changes, and the menu that the role would see.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../../contract/people/roles.ts';
import { currentSession } from '../../src/authProvider/session.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { signInWith } from '../kit/servers/signInWith.ts';

let server: OpenServer;
let session: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  server = await openServer();
  session = await sessionOf(server, 'admin');
});
afterAll(() => server.close());

const open = (at = '/app/AddNewRole', more: object = {}) =>
  openApp({ server, session, at, ...more });
const save = () => screen.getByRole('button', { name: 'Save role' });
const idOf = async (name: string) => {
  const { body } = await server.ask(roles.list, { name, size: 100 }, session);
  return body.content.find((role) => role.name === name)!.roleId;
};
const menu = () => screen.getByRole('region', { name: 'The menu of this role' });

describe('A new role', () => {
  it("'This field is required', 'Please select a type' (R5.68, R5.71)", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Save role' }));
    expect(await screen.findByText('3 fields to correct')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This field is required');
    expect(screen.getByLabelText('Description')).toHaveAccessibleDescription(
      'This field is required',
    );
    expect(screen.getByLabelText('Type')).toHaveAccessibleDescription('Please select a type');
  });

  it("'Please use capital letter or underline to create the name of a new role' (R5.69)", async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Name'), 'Field engineer');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(
        'Please use capital letter or underline to create the name of a new role',
      ),
    );
  });

  it('is made from a tree of words, a group at once, and leads back to the list (R2.113, R6.6, R6.7)', async () => {
    const { user, address } = await open();
    await user.type(await screen.findByLabelText('Name'), 'FIELD_ENGINEER');
    await user.selectOptions(screen.getByLabelText('Type'), 'BACKEND');
    await user.type(screen.getByLabelText('Description'), 'Repairs lockers on site.');
    await user.click(screen.getByRole('checkbox', { name: 'All of Boxes' }));
    await user.type(
      screen.getByRole('searchbox', { name: 'Search permissions' }),
      'read and request',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Read and request locker logs' }));
    expect(screen.getByText('4 of 49')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('create success!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue to the role list' }));
    await waitFor(() => expect(address()).toMatch(/^\/app\/roles/));
    expect(await screen.findByRole('link', { name: 'FIELD_ENGINEER' })).toBeVisible();
    const { body } = await server.ask(roles.one, { roleId: await idOf('FIELD_ENGINEER') }, session);
    expect(body.authoritySet.toSorted()).toEqual(['BOX_EDIT', 'BOX_OPEN', 'BOX_VIEW', 'LOG_VIEW']);
  });

  it("'The role already exists' (R8.14)", async () => {
    const { user, network } = await open();
    const fill = async () => {
      await user.type(await screen.findByLabelText('Name'), 'OPERATOR');
      await user.selectOptions(screen.getByLabelText('Type'), 'TERMINAL');
      await user.type(screen.getByLabelText('Description'), 'Another one.');
    };
    await fill();
    await user.click(save());
    expect(await screen.findByText('The role already exists')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    // Another server says only that it will not (R8.14).
    network.use(http.post('*/role/create', () => HttpResponse.json({}, { status: 400 })));
    await user.click(save());
    const messages = screen.getByRole('region', { name: 'Messages' });
    expect(await within(messages).findByText(/The role already exists/)).toBeVisible();
  });

  it('of terminal users has the other list, and no menu here', async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText('Type'), 'TERMINAL');
    expect(screen.getByRole('checkbox', { name: 'Deposit parcels' })).toBeEnabled();
    expect(screen.queryByRole('checkbox', { name: 'All of Lockers' })).toBeNull();
    expect(screen.getByText(/Terminal users have no menu here/)).toBeVisible();
  });
});

describe('A copy of a role', () => {
  it('takes over type, description and permissions, and is saved under a name of its own', async () => {
    const roleId = await idOf('OPERATOR');
    const { body: before } = await server.ask(roles.one, { roleId }, session);
    const { user, address } = await open(`/app/AddNewRole?id=${roleId}`);
    await user.click(await screen.findByRole('link', { name: 'Duplicate' }));
    expect(address()).toBe(`/app/AddNewRole?copy=${roleId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'New role' })).toBeVisible();
    expect(screen.getByText('Copied from OPERATOR, not saved yet')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('Type')).toHaveValue('BACKEND');
    expect(screen.getByLabelText('Description')).toHaveValue(before.description);
    await user.type(screen.getByLabelText('Name'), 'OPERATOR_AT_NIGHT');
    await user.click(save());
    expect(await screen.findByText('create success!')).toBeVisible();
    const made = await idOf('OPERATOR_AT_NIGHT');
    const { body: after } = await server.ask(roles.one, { roleId: made }, session);
    expect(after.authoritySet.toSorted()).toEqual(before.authoritySet.toSorted());
    const { body: other } = await server.ask(roles.one, { roleId }, session);
    expect(other.authoritySet).toEqual(before.authoritySet);
  });

  it('lacks the permissions that the user does not hold, and says how many', async () => {
    const held = session.authoritySet.filter((code) => code !== 'BOX_OPEN');
    const at = `/app/AddNewRole?copy=${await idOf('SUPER_ADMIN')}`;
    await open(at, { session: { ...session, authoritySet: held } });
    expect(await screen.findByText('without 1 permission that you do not hold')).toBeVisible();
    expect(screen.getByText(/^48 of 49$/)).toBeVisible();
  });

  it('is told in Chinese', async () => {
    await open(`/app/AddNewRole?copy=${await idOf('OPERATOR')}`, { language: 'zh' });
    expect(await screen.findByText('复制自 OPERATOR，尚未保存')).toBeVisible();
    expect(screen.getByLabelText('名称')).toHaveValue('');
  });

  it('is none of a role that does not exist', async () => {
    await open('/app/AddNewRole?copy=99999');
    expect(await screen.findByText('Role not found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull();
  });
});

describe('A role that is there', () => {
  it('keeps name and type, and shows what changes, whom it hits, and the menu (R2.51, R5.72)', async () => {
    const { user } = await open(`/app/AddNewRole?id=${await idOf('OPERATOR')}`);
    await screen.findByRole('heading', { level: 1, name: 'OPERATOR' });
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByText('Name and type cannot be changed.')).toBeVisible();
    expect(await within(menu()).findByText('Parcel list')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'ROLE_VIEW');
    await user.click(screen.getByRole('checkbox', { name: /See roles/ }));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'ALERT_VIEW');
    await user.click(screen.getByRole('checkbox', { name: /See alerts/ }));
    const changes = screen.getByRole('region', { name: 'Changed since the last save' });
    expect(changes).toHaveTextContent(/Granted\s*ROLE_VIEW/);
    expect(changes).toHaveTextContent(/Revoked\s*ALERT_VIEW/);
    expect(changes).toHaveTextContent('Affects 2 accounts from their next request.');
    await user.click(within(changes).getByText('Which accounts?'));
    expect(within(changes).getByText('Andreas Charalambous')).toBeVisible();
    expect(within(menu()).getByText('Roles').closest('li')).toHaveTextContent('new');
    expect(within(menu()).getByText('Alerts').closest('li')).toHaveTextContent('removed');
    expect(within(menu()).queryByText('Terminal settings')).toBeNull();
  });

  it("is saved: 'update success!' (R8.19)", async () => {
    const roleId = await idOf('SUPPORT');
    const { user } = await open(`/app/AddNewRole?id=${roleId}`);
    await user.type(await screen.findByLabelText('Description'), ' By telephone.');
    await user.click(save());
    expect(await screen.findByText('update success!')).toBeVisible();
    const { body } = await server.ask(roles.one, { roleId }, session);
    expect(body.description).toMatch(/By telephone\.$/);
  });

  it('marks what is grave, and shows only that when asked', async () => {
    const { user } = await open(`/app/AddNewRole?id=${await idOf('OPERATOR')}`);
    await user.click(await screen.findByRole('button', { name: 'Critical' }));
    expect(screen.getByText('Critical: opens a physical door')).toBeVisible();
    expect(screen.queryByText('LOCKER_VIEW')).toBeNull();
  });

  it('shows what one does not hold, and does not let it be given', async () => {
    const { token } = await signInWith(server, ['ROLE_VIEW', 'ROLE_EDIT', 'LOCKER_VIEW']);
    const somebody = { ...session, token, authoritySet: ['ROLE_VIEW', 'ROLE_EDIT', 'LOCKER_VIEW'] };
    const { user } = await open(`/app/AddNewRole?id=${await idOf('VIEWER')}`, {
      session: somebody,
    });
    await user.type(await screen.findByRole('searchbox'), 'LOCKER');
    expect(screen.getByRole('checkbox', { name: /^See lockers/ })).toBeEnabled();
    const edit = screen.getByRole('checkbox', { name: /^Create, edit, enable/ });
    expect(edit).toBeDisabled();
    expect(edit).toHaveAccessibleDescription(/You do not have this permission/);
  });

  it('SUPER_ADMIN keeps every authority', async () => {
    const { user } = await open(`/app/AddNewRole?id=${await idOf('SUPER_ADMIN')}`);
    await user.type(await screen.findByRole('searchbox'), 'PRICE_EDIT');
    const box = screen.getByRole('checkbox', { name: /change prices and discounts/ });
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription(/Required for SUPER_ADMIN/);
  });

  it('is only read by whoever may not change roles', async () => {
    await open(`/app/AddNewRole?id=${await idOf('OPERATOR')}`, {
      session: await sessionOf(server, 'viewer'),
    });
    expect(await screen.findByText('You can view roles but not change them.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull();
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  });

  it('that is not there says so and leads to the list', async () => {
    await open('/app/AddNewRole?id=99999');
    expect(await screen.findByText('Role not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the role list' })).toHaveAttribute(
      'href',
      '/app/roles',
    );
  });

  it('in Chinese says all of its permissions in Chinese', async () => {
    await open(`/app/AddNewRole?id=${await idOf('VIEWER')}`, { language: 'zh' });
    expect(await screen.findByRole('heading', { name: '权限' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '快递柜的全部权限' })).toBeEnabled();
  });
});

describe('The list of roles', () => {
  it("deletes a role that nobody has: 'Delete success' (R8.21)", async () => {
    const draft = { name: 'SPARE', description: 'Nobody has it.', authoritySet: [] };
    await server.ask(roles.create, { ...draft, loginType: 'BACKEND' }, session);
    const { user } = await open('/app/ViewRoles?filter={"name":"SPARE"}');
    await user.click(await screen.findByRole('button', { name: /More actions for SPARE/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Delete success')).toBeVisible();
  });

  it('refuses to delete a role in use and says who has it', async () => {
    const { user } = await open('/app/ViewRoles?filter={"name":"SUPPORT"}');
    await user.click(await screen.findByRole('button', { name: /More actions for SUPPORT/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(
      (await screen.findAllByText(/Accounts with role SUPPORT: 3 \(.*\bsupport\b/))[0],
    ).toBeVisible();
  });
});

describe('When somebody changes the role of whoever is signed in', () => {
  it('menu and pages follow with the next answer, and it is said', async () => {
    const held = ['LOCKER_VIEW', 'BOX_VIEW', 'ROLE_VIEW'];
    const somebody = await signInWith(server, held);
    const { user } = await open('/app/lockers', {
      session: { ...session, token: somebody.token, authoritySet: held },
    });
    const nav = await screen.findByRole('navigation', { name: 'Main menu' });
    expect(await within(nav).findByText('Staff and roles')).toBeVisible();
    await screen.findByRole('table');
    const { body } = await server.ask(roles.one, { roleId: somebody.roleId }, session);
    const { roleId, name, description } = body;
    const less = { roleId, name, description, authoritySet: ['LOCKER_VIEW', 'LOG_VIEW'] };
    expect((await server.ask(roles.update, less, session)).status).toBe(200);
    await user.click(within(nav).getByText('Locker groups'));
    expect(await screen.findByText(/Your permissions have changed/)).toBeVisible();
    await waitFor(() => expect(within(nav).queryByText('Staff and roles')).toBeNull());
    expect(currentSession()?.authoritySet).toEqual(['LOCKER_VIEW', 'LOG_VIEW']);
  });
});
