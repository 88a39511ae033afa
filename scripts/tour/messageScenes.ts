// Scenes of messages and money: what people are told and in which words, whether it left, and what the use of lockers costs.
import type { Page } from 'playwright';
import { templates } from '../../contract/messages/templates.ts';
import { EN_LIGHT, open, WIDE, type Network, type Scene } from './scene.ts';

/** What a customer reads when a parcel lies in its box. */
async function showTemplate(page: Page, { staff }: Network): Promise<void> {
  const { body } = await staff.ask(templates.query, { templateType: 'MAIL' });
  const found = body.find(({ templateEvent }) => templateEvent === 'DEPOSIT');
  if (!found) throw new Error('No such template.');
  await open(page, `/app/SMSdetail?templateId=${found.templateId}&type=EMAIL`);
}

/** Those that were given up: each says why. */
async function showMessages(page: Page): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ messageState: 'FAILED' }));
  await open(page, `/app/messages?filter=${filter}`);
  await page.getByRole('row').nth(1).waitFor();
}

const shown = (address: string) => (page: Page) => open(page, address);
const desk = { ...WIDE, signedIn: true, looks: [EN_LIGHT] };

export const messageScenes: readonly Scene[] = [
  { ...desk, name: 'template', show: showTemplate },
  { ...desk, height: 640, name: 'messages', show: showMessages },
  { ...desk, name: 'prices', show: shown('/app/PriceSetting') },
  { ...desk, name: 'products', show: shown('/app/products') },
];
