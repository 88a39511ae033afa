// The back-office must work unchanged against another server: one whose templates have one text each.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../kit/screens/openApp.tsx';
import { goTo } from '../../resources/goTo.ts';

test('a template is edited there as documented, and nothing of languages is asked for or shown', async () => {
  const app = await openApp({
    serverOptions: { config: { documentedOnly: true } },
    user: 'admin',
    at: '/app/NotificationContent',
  });
  const asked: string[] = [];
  app.network.events.on('request:start', ({ request }) => asked.push(request.url));
  await screen.findByRole('table', { name: 'SMS' });
  expect(screen.queryByRole('columnheader', { name: 'Languages' })).toBeNull();
  const { templateId } = await app.server.database.db
    .selectFrom('templates')
    .select('templateId')
    .where('templateType', '=', 'SMS')
    .where('templateEvent', '=', 'COLLECTION')
    .executeTakeFirstOrThrow();
  goTo(`/app/SMSdetail?templateId=${templateId}&type=SMS`);
  const content = await screen.findByLabelText('Content');
  expect(screen.queryByLabelText(/in Chinese/)).toBeNull();
  expect(screen.queryByLabelText('Language of preview and test')).toBeNull();
  fireEvent.change(content, { target: { value: 'Gone: {parcelNumber}' } });
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(app.address()).toBe('/app/NotificationContent'));
  const saved = await app.server.database.db
    .selectFrom('templates')
    .select(['templateContent', 'templateContentZh'])
    .where('templateId', '=', templateId)
    .executeTakeFirstOrThrow();
  expect(saved.templateContent).toBe('Gone: {parcelNumber}');
  expect(saved.templateContentZh).toContain('{parcelNumber}');
  expect(asked.filter((url) => url.includes('/language'))).toEqual([]);
});
