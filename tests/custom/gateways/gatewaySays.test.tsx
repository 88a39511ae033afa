// What the page of the e-mail gateway says of itself: by which server e-mails leave, or that none does.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../kit/screens/openApp.tsx';
import { insertRow } from '../../kit/databases/rows.ts';
import { mailOf } from '../../kit/gatewayForms.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();

test.each([
  ['mail.example.test', true, 'E-mails sent via mail.example.test'],
  ['mail.example.test', false, 'E-mails are not sent'],
  ['', true, 'E-mails are not sent'],
] as const)('server "%s", turned on: %s', async (smtpServerUrl, enableFlag, said) => {
  await server.database.db.deleteFrom('mailAccounts').execute();
  const about = { smtpServerUrl, username: '', bccEmail: '', enableFlag };
  const { password: _, ...account } = mailOf(25, about);
  await insertRow(server, 'mailAccounts', { ...account, mailAccountId: 1, lastUpdatedTime: 1 });
  await openApp({ server, user: 'admin', at: '/app/Emailgateway' });
  expect(await screen.findByText(said)).toBeVisible();
});
