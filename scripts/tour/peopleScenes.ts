// Scenes of people: what a role may do, a customer, a provider, and what was done by whom.
import type { Page } from 'playwright';
import { members } from '../../contract/people/members.ts';
import { providers } from '../../contract/people/providers.ts';
import { roles } from '../../contract/people/roles.ts';
import { BOTH_LOOKS, EN_LIGHT, type Network, open, type Scene, WIDE } from './scene.ts';

/** What those at the console who help others may do, and the menu that they see. */
async function showRole(page: Page, { staff }: Network): Promise<void> {
  const { content } = (await staff.ask(roles.list, { size: 100 })).body;
  const role = content.find(({ name }) => name === 'OPERATOR');
  if (!role) throw new Error('No such role.');
  await open(page, `/app/AddNewRole?id=${role.roleId}`);
  await page.locator('input[type="checkbox"]').first().waitFor();
}

/** A customer with a subscription, who has paid. */
async function showCustomer(page: Page, { staff }: Network): Promise<void> {
  const asked = { memberStatus: 'ACTIVE', suspendFlag: 'false', size: 100 } as const;
  const { content } = (await staff.ask(members.list, asked)).body;
  for (const { memberId } of content) {
    const { paymentScheme } = (await staff.ask(members.one, { memberId })).body;
    if (paymentScheme !== 'MONTHLY') continue;
    await open(page, `/app/customerDetail?memberId=${memberId}`);
    await page.getByRole('table').first().waitFor();
    return;
  }
  throw new Error('Nobody has a subscription.');
}

/** A provider whose computers call the network. */
async function showProvider(page: Page, { staff }: Network): Promise<void> {
  const { content } = (await staff.ask(providers.list, { size: 100 })).body;
  const found = content.find(({ providerStatus }) => providerStatus === 'ACTIVE');
  if (!found) throw new Error('No such provider.');
  await open(page, `/app/providers/${found.providerId}/show`);
}

const shown = (address: string) => (page: Page) => open(page, address);
const desk = { ...WIDE, signedIn: true, looks: [EN_LIGHT] };

export const peopleScenes: readonly Scene[] = [
  { ...desk, name: 'role', looks: BOTH_LOOKS, show: showRole },
  { ...desk, name: 'customer', show: showCustomer },
  { ...desk, name: 'provider', show: showProvider },
  { ...desk, name: 'audit', show: shown('/app/audit') },
];
