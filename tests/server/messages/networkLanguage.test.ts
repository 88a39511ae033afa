// The language of the network, and the translations of templates, on the wire: who may, what is refused and written down.
import { describe, expect, it } from 'vitest';
import { networkLanguage } from '../../../contract/messages/networkLanguage.ts';
import { templates } from '../../../contract/messages/templates.ts';
import { readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const server = await fileServer();
const token = (await signInWith(server, ['TEMPLATE_EDIT', 'SETTING_EDIT'])).token;

const of = async (event: string) => {
  const { body } = await server.ask(templates.query, { templateType: 'SMS' }, { token });
  return body.find(({ templateEvent }) => templateEvent === event)!;
};
const save = (input: object) => server.ask(templates.update, input as never, { token });

describe('The translations of a template', () => {
  it('stay where a save says nothing of them, as a documented one, and where it names another language', async () => {
    const { translations, ...row } = await of('COLLECTION');
    expect(translations?.zh?.templateContent).toContain('{parcelNumber}');
    const { body } = await save({ ...row, templateContent: 'Gone.' });
    expect(body).toMatchObject({ templateContent: 'Gone.', translations });
    const el = { templateTitle: '', templateContent: 'Παραλήφθηκε.' };
    expect((await save({ ...row, translations: { el } })).body).toMatchObject({
      translations: { ...translations, el },
    });
    const { data } = (await readEvents(server, { subjectType: 'templates' }, ['data'])).at(-1)!;
    expect(data).toMatchObject({ to: { templateContentEl: 'Παραλήφθηκε.' } });
  });

  it('go where their template is moved to another event, unless they are sent along', async () => {
    const { db } = server.database;
    await db
      .deleteFrom('templates')
      .where('templateType', '=', 'SMS')
      .where('templateEvent', '=', 'EXPIRY')
      .execute();
    const { translations: _, ...row } = await of('REMINDER');
    const { body } = await save({ ...row, templateEvent: 'EXPIRY' });
    expect(body).toMatchObject({ templateEvent: 'EXPIRY', translations: {} });
  });

  it('are refused where one would be sent wrong, and nothing is kept of it', async () => {
    const row = await of('DEPOSIT');
    const el = { templateTitle: '', templateContent: 'Κωδικός: {pin}' };
    expect((await save({ ...row, translations: { el } })).body).toMatchObject({
      code: 'TEMPLATE_UNKNOWN',
      field: 'translations.el.templateContent',
    });
    expect(await of('DEPOSIT')).toEqual(row);
  });
});

it("The network's language is written down as a setting is, and refused from an older state", async () => {
  const { lastUpdatedTime } = (await server.ask(networkLanguage.read, {}, { token })).body;
  expect((await server.ask(networkLanguage.save, { language: 'zh' }, { token })).status).toBe(200);
  const event = (await readEvents(server, { subjectType: 'settings' }, ['type', 'data'])).at(-1)!;
  expect(event).toEqual({
    type: 'RECORD_CHANGED',
    data: { from: { NETWORK_LANGUAGE: 'en' }, to: { NETWORK_LANGUAGE: 'zh' } },
  });
  const late = await server.ask(
    networkLanguage.save,
    { language: 'en' },
    { token, asRead: lastUpdatedTime! },
  );
  expect(late.status).toBe(409);
});
