// The pages of templates: two lists; a template written with placeholders at the cursor, as it will read, and named what is wrong.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { templates } from '../../../contract/messages/templates.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openApp, sessionOf, type App } from '../../kit/screens/openApp.tsx';

const server = await fileServer();
const session = await sessionOf(server, 'admin');

const open = (at: string, more: object = {}) => openApp({ server, session, at, ...more });

async function template(templateType: 'SMS' | 'MAIL', event: string) {
  const { body } = await server.ask(templates.query, { templateType }, session);
  return body.find(({ templateEvent }) => templateEvent === event)!;
}
const detail = async (templateType: 'SMS' | 'MAIL', event: string) => {
  const { templateId } = await template(templateType, event);
  const type = templateType === 'MAIL' ? 'EMAIL' : 'SMS';
  return `/app/SMSdetail?templateId=${templateId}&type=${type}`;
};

const content = () => screen.findByLabelText<HTMLTextAreaElement>('Content');
const preview = () => screen.getByRole('region', { name: 'Preview' });
const save = async (user: App['user']) =>
  user.click(await screen.findByRole('button', { name: 'Save' }));
const chip = (name: string) => screen.getByRole('button', { name: `{${name}}` });
const write = (element: Element, value: string) => fireEvent.change(element, { target: { value } });

describe('A template', () => {
  it('has placeholders that a click inserts at the cursor: in place of what is selected, in whichever text was written in last (R2.96)', async () => {
    const { user } = await open(await detail('SMS', 'COLLECTION'));
    const area = await content();
    write(area, 'Hello , goodbye');
    area.setSelectionRange(6, 6);
    fireEvent.focus(area);
    await user.click(chip('memberName'));
    expect(area).toHaveValue('Hello {memberName}, goodbye');
    expect([document.activeElement, area.selectionStart]).toEqual([area, 18]);
    const title = screen.getByLabelText<HTMLInputElement>('Title');
    write(title, 'ab');
    title.setSelectionRange(1, 2);
    fireEvent.focus(title);
    await user.click(chip('lockerName'));
    expect(title).toHaveValue('a{lockerName}');
  });

  it('where nobody wrote yet, it goes to the end', async () => {
    const { user } = await open(await detail('SMS', 'COLLECTION'));
    const area = await content();
    const before = area.value;
    await user.click(chip('location'));
    expect(area).toHaveValue(`${before}{location}`);
  });

  it('"live preview filled from a real parcel", while it is written; the PIN is nobody\'s', async () => {
    await open(await detail('SMS', 'DEPOSIT'));
    const { parcelNumber } = await server.database.db
      .selectFrom('parcels')
      .select('parcelNumber')
      .where('storeTime', 'is not', null)
      .orderBy('ordersId', 'desc')
      .executeTakeFirstOrThrow();
    write(await content(), '<{parcelNumber}|{pinCode}>');
    expect(await within(preview()).findByText(`<${parcelNumber}|123456>`)).toBeVisible();
    expect(within(preview()).getByText(/^Filled from parcel/)).toHaveTextContent(
      `Filled from parcel ${parcelNumber}. PINs and codes are never shown; 123456 is used instead.`,
    );
  });

  it('is filled from another parcel by its number; one that nobody has is said so', async () => {
    const { user } = await open(await detail('SMS', 'DEPOSIT'));
    await content();
    const { parcelNumber } = await readRow(server, 'parcels', {}, undefined, 'ordersId');
    const other = await screen.findByLabelText(/^Parcel number for the preview/);
    const ask = async (number: string) => {
      await user.clear(other);
      await user.type(other, `${number}{Enter}`);
    };
    await ask('nobody1');
    expect(await screen.findByRole('alert')).toHaveTextContent('No parcel has this number.');
    await ask(parcelNumber.toLowerCase());
    expect(
      await within(preview()).findByText(new RegExp(`^Filled from parcel ${parcelNumber}\\.`)),
    ).toBeVisible();
  });

  it('"SMS length and segment count (GSM-7 and UCS-2)"', async () => {
    await open(await detail('SMS', 'COLLECTION'));
    write(await content(), 'a'.repeat(160));
    const says = (words: RegExp) => within(preview()).findByText(words);
    expect(await says(/^160 of 160 characters \(GSM-7\) · 1 message$/)).toBeVisible();
    write(await content(), `${'a'.repeat(160)}€`);
    expect(
      await says(
        /^162 characters, 153 per message \(GSM-7\) · 2 messages, each charged separately$/,
      ),
    ).toBeVisible();
    write(await content(), '您');
    expect(await says(/^1 of 70 characters \(UCS-2\) · 1 message · Some characters/)).toBeVisible();
  });

  it('"unknown or missing placeholder named before saving": while it is written, and nothing is saved', async () => {
    const { user } = await open(await detail('SMS', 'PIN_RESEND'));
    const before = await template('SMS', 'PIN_RESEND');
    write(await content(), 'PIN {pinCod}');
    const unknown = 'The messages of this event have no placeholder {pinCod}.';
    const lacking = 'The text must contain {pinCode}: the message is useless without it.';
    expect(await screen.findByText(`Content: ${unknown}`)).toBeVisible();
    expect(screen.getByText(`Content: ${lacking}`)).toBeVisible();
    await save(user);
    await waitFor(async () => expect(await content()).toHaveAccessibleDescription(unknown));
    expect(screen.getAllByText((text) => text.endsWith(unknown))).toHaveLength(1);
    expect(screen.getByText(`Content: ${lacking}`)).toBeVisible();
    expect(await template('SMS', 'PIN_RESEND')).toEqual(before);
    write(await content(), 'PIN {pinCode}');
    expect(screen.queryByText(`Content: ${lacking}`)).not.toBeInTheDocument();
  });

  it('is saved, and leads to the list (R2.54, R2.95)', async () => {
    const { user, address } = await open(await detail('MAIL', 'REMINDER'));
    write(await content(), 'Until {expiryTime}\n');
    await user.selectOptions(screen.getByLabelText('Status'), 'Disable');
    await save(user);
    expect(await screen.findByText('update success')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/app/NotificationContent'));
    expect(await template('MAIL', 'REMINDER')).toMatchObject({
      templateContent: 'Until {expiryTime}\n',
      templateStatus: 'DISABLE',
    });
  });

  it('is translated into Greek: the text is checked while it is written, previewed as Greek has it, and saved', async () => {
    const { user } = await open(await detail('SMS', 'COLLECTION'));
    const greek = await screen.findByLabelText<HTMLTextAreaElement>(/^Content in Greek/);
    expect(greek.value).toMatch(/^Το δέμα \{parcelNumber\}/);
    write(greek, 'Στις {collectTim}');
    expect(await screen.findByText(/^Content in Greek: .*\{collectTim\}\.$/)).toBeVisible();
    write(greek, 'Στις {collectTime}');
    await user.click(screen.getByRole('button', { name: 'Greek' }));
    expect(await within(preview()).findByText(/^Στις \d\d\/\d\d\/20\d\d \d\d:\d\d$/)).toBeVisible();
    await save(user);
    expect(await screen.findByText('update success')).toBeVisible();
    const { translations } = await template('SMS', 'COLLECTION');
    expect(translations?.el?.templateContent).toBe('Στις {collectTime}');
    expect(translations?.zh?.templateContent).toMatch(/^包裹/);
  });

  it('left with changes asks first; without any, cancel leads back at once (R2.54)', async () => {
    const { user, address } = await open(await detail('SMS', 'EXPIRY'));
    const area = await content();
    const before = area.value;
    write(area, 'Changed');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const asked = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(asked).toHaveTextContent('Content');
    await user.click(within(asked).getByRole('button', { name: /Discard/ }));
    await waitFor(() => expect(address()).toBe('/app/NotificationContent'));
    expect((await template('SMS', 'EXPIRY')).templateContent).toBe(before);
  });

  it('has an event that can be changed: one that has an SMS already stands there, says so and cannot be chosen; one that has none can (R2.95)', async () => {
    const { db } = server.database;
    await db
      .deleteFrom('templates')
      .where('templateType', '=', 'SMS')
      .where('templateEvent', '=', 'PASSWORD_CODE')
      .execute();
    const { user } = await open(await detail('SMS', 'EXPIRY'));
    const event = await screen.findByLabelText<HTMLSelectElement>('Event');
    const option = (name: string) => within(event).findByRole('option', { name });
    const offered = within(event).getAllByRole('option').slice(1);
    expect(await option('Collection · already has an SMS template')).toBeDisabled();
    expect(await option('Reminder before expiry · already has an SMS template')).toBeDisabled();
    expect(await option('Expiry')).toBeEnabled();
    const free = offered.filter((one) => !(one as HTMLOptionElement).disabled);
    expect(free.map((one) => one.textContent)).toEqual(['Expiry', 'Password reset code']);
    expect(chip('expiryTime')).toBeVisible();
    await user.selectOptions(event, await option('Password reset code'));
    expect(event).toHaveDisplayValue('Password reset code');
    expect(chip('code')).toBeVisible();
  });
});
