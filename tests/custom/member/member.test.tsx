// The page of a customer: what is told of them, what can be done, and what is masked for whom.
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { insertRow, readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openApp, type OpenAppOptions } from '../../kit/screens/openApp.tsx';

const server = await fileServer();

const named = (name: string | RegExp) => ({ name });

/** An active customer with two lockers who has paid something and had a parcel. */
async function customer(past = 0) {
  const found = await server.database.db
    .selectFrom('members')
    .selectAll()
    .where('memberStatus', '=', 'ACTIVE')
    .where('suspendFlag', '=', false)
    .where('deletedAt', 'is', null)
    .where('secondaryLockerId', 'is not', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('payments')
          .whereRef('payments.memberId', '=', 'members.memberId')
          .select('paymentId'),
      ),
    )
    .where((is) =>
      is.exists(
        is
          .selectFrom('parcels')
          .whereRef('parcels.memberId', '=', 'members.memberId')
          .where('ordersStatus', '=', 'STORED')
          .select('ordersId'),
      ),
    )
    .orderBy('memberId')
    .offset(past)
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...found, name: `${found.firstName} ${found.lastName}` };
}

async function openMember(one: { memberId: number; name: string }, options: OpenAppOptions = {}) {
  const at = `/app/customerDetail?memberId=${one.memberId}`;
  const app = await openApp({ server, user: 'admin', at, ...options });
  await screen.findByRole('heading', { level: 1, name: one.name });
  return app;
}

const factOf = (section: string, name: string): HTMLElement => {
  const room = screen.getByRole('region', named(section));
  return within(room).getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement;
};

describe('The page of a customer', () => {
  it('of a customer who is not there says so', async () => {
    await openApp({ server, user: 'admin', at: '/app/customerDetail?memberId=999999' });
    expect(await screen.findByText('Customer not found')).toBeVisible();
  });

  it('that the server refuses says which permission it takes', async () => {
    const refused = { statusCode: 403, code: 'NOT_ALLOWED', message: '' };
    const answer = async (request: Request) =>
      request.url.includes('/member/v1/info/')
        ? HttpResponse.json(refused, { status: 403 })
        : server.app.fetch(request);
    await openApp({ server, user: 'admin', at: '/app/customerDetail?memberId=1', answer });
    expect(await screen.findByText(/^Required permission: MEMBER_VIEW/)).toBeVisible();
  });
});

describe('What is done to them', () => {
  it('another role that may edit customers has no mobile reset', async () => {
    await openMember(await customer(2), { user: 'root' });
    expect(screen.getByRole('button', named('Change status'))).toBeVisible();
    const paid = screen.getByRole('region', named('Payment history'));
    await within(paid).findAllByRole('row');
    expect(screen.queryByRole('button', named('Reset mobile'))).toBeNull();
  });

  it('who may only look can do nothing', async () => {
    await openMember(await customer(2), { user: 'viewer' });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', named(/Change|Reset|Delete/))).toBeNull();
  });

  it("where nothing stands against it they are gone, 'Delete success', and the list is shown (R8.21)", async () => {
    const stamps = { creationTime: 1, lastUpdatedTime: 1 };
    const left = { username: 'who.left', memberNo: 'T2', ...stamps };
    const { memberId } = await insertRow(server, 'members', left);
    const { user, address } = await openMember({ memberId, name: 'who.left' });
    await user.click(screen.getByRole('button', named('Delete')));
    const asking = await screen.findByRole('dialog');
    await user.click(within(asking).getByRole('button', named('Delete')));
    const message = await screen.findByText('Delete success');
    expect(message.parentElement).toHaveTextContent('Delete success who.left');
    await waitFor(() => expect(address()).toMatch(/^\/app\/members/));
  });
});

describe('Privacy', () => {
  it('support sees both masked, and reveals them by a press that is written down', async () => {
    const one = await customer(3);
    const { user } = await openMember(one, { user: 'support' });
    const contact = screen.getByRole('region', named('Contact details'));
    expect(contact).not.toHaveTextContent(one.mobile!);
    expect(contact).not.toHaveTextContent(one.email!);
    const show = await within(contact).findByRole('button', named(/^Show Mobile/));
    await user.click(show);
    expect(await within(contact).findByText(one.mobile!)).toBeVisible();
    expect(await within(contact).findByText(one.email!)).toBeVisible();
    const event = await readEvents(server, { type: 'PERSONAL_REVEALED' }, ['byName', 'subjectId']);
    expect(event).toEqual([{ byName: 'support', subjectId: String(one.memberId) }]);
  });

  it('the viewer sees both masked and is offered nothing', async () => {
    await openMember(await customer(3), { user: 'viewer' });
    expect(factOf('Contact details', 'Mobile')).toHaveTextContent('•••');
    expect(screen.queryByRole('button', named(/^Show/))).toBeNull();
  });
});

it('in Chinese, on a phone, the acts stand behind one button', async () => {
  const { user } = await openMember(await customer(3), { language: 'zh', width: 390 });
  expect(screen.getByRole('region', named('付款记录'))).toBeVisible();
  await user.click(screen.getByRole('button', named('更多')));
  expect(await screen.findByRole('menuitem', named('重置手机号'))).toBeVisible();
});
