// The two texts of a template on its pages, and which of them is sent.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templates } from '../../../contract/messages/templates.ts';
import { openApp, sessionOf, type OpenAppOptions } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
let session: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  server = await openServer();
  session = await sessionOf(server, 'admin');
});
afterAll(() => server.close());

const open = (at: string, more: OpenAppOptions = {}) =>
  openApp({ server, session, at: `/app/${at}`, ...more });

describe('A template', () => {
  const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
  const template = async () => {
    const { body } = await server.ask(templates.query, { templateType: 'SMS' }, session);
    return body.find(({ templateEvent }) => templateEvent === 'COLLECTION')!;
  };
  const at = async () => `SMSdetail?templateId=${(await template()).templateId}&type=SMS`;

  it('is written in both languages, checked in both, and shown as each is read', async () => {
    const { user, address } = await open(await at());
    const chinese = await screen.findByLabelText(/^Content in Chinese/);
    fireEvent.change(chinese, { target: { value: '取件：{parcel}' } });
    expect(
      await screen.findByText(/^Content in Chinese: .* have no placeholder \{parcel\}\.$/),
    ).toBeVisible();
    fireEvent.change(chinese, { target: { value: '取件' } });
    await user.selectOptions(screen.getByLabelText('Language of preview and test'), 'Chinese');
    expect(await preview().findByText('取件')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/app/NotificationContent'));
    expect((await template()).templateContentZh).toBe('取件');
  });

  it('without a Chinese text says that the English one is sent, and sends that to try it', async () => {
    await server.database.db
      .updateTable('templates')
      .set({ templateContentZh: '' })
      .where('templateId', '=', (await template()).templateId)
      .execute();
    const { user } = await open(await at());
    await user.selectOptions(
      await screen.findByLabelText('Language of preview and test'),
      'Chinese',
    );
    expect(
      await screen.findByText(/^There is no Chinese text\. The English text is sent instead\./),
    ).toBeVisible();
    expect(await preview().findByText(/was collected at/)).toBeVisible();
    expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(
      /It is sent in English\.$/,
    );
  });

  it('stands in its list with its languages', async () => {
    await open('NotificationContent');
    const list = await screen.findByRole('table', { name: 'SMS' });
    const row = (name: string) => within(list).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(within(row('Collection')).getByText('English')).toBeVisible();
    expect(within(row('Deposit')).getByText('English, Chinese')).toBeVisible();
  });

  it('keeps what was typed when the language of the screen is changed, still unsaved', async () => {
    const { user } = await open(await at());
    const english = await screen.findByLabelText('Content');
    fireEvent.change(english, { target: { value: 'Typed, not saved' } });
    await user.click(screen.getByRole('button', { name: '中文' }));
    expect(await screen.findByLabelText('内容')).toBe(english);
    expect(english).toHaveValue('Typed, not saved');
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(await screen.findByRole('dialog', { name: '不保存就离开？' })).toBeVisible();
  });

  it('用中文界面编辑时，标明中文文字', async () => {
    await open(await at(), { language: 'zh' });
    expect(await screen.findByLabelText(/^中文内容/)).toBeVisible();
    expect(screen.getByText(/没有中文内容/)).toBeVisible();
  });
});
