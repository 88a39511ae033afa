// The language of the network, and the Chinese texts of templates, on the wire: who may, what is refused and written down.
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

describe('The Chinese text of a template', () => {
  it('stays where a save says nothing of it, as a documented one', async () => {
    const { templateTitleZh, templateContentZh, ...row } = await of('COLLECTION');
    expect(templateContentZh).toContain('{parcelNumber}');
    const { body } = await save({ ...row, templateContent: 'Gone.' });
    expect(body).toMatchObject({ templateContent: 'Gone.', templateTitleZh, templateContentZh });
  });

  it('goes where its template is moved to another event, unless it is sent along', async () => {
    const { db } = server.database;
    await db
      .deleteFrom('templates')
      .where('templateType', '=', 'SMS')
      .where('templateEvent', '=', 'EXPIRY')
      .execute();
    const { templateTitleZh: _title, templateContentZh: _content, ...row } = await of('REMINDER');
    const { body } = await save({ ...row, templateEvent: 'EXPIRY' });
    expect(body).toMatchObject({ templateEvent: 'EXPIRY', templateContentZh: '' });
  });

  it('is refused where it would be sent wrong, and nothing is kept of it', async () => {
    const row = await of('DEPOSIT');
    for (const [templateContentZh, code] of [
      ['取件码：{pin}', 'TEMPLATE_UNKNOWN'],
      ['请取件。', 'TEMPLATE_LACKS'],
      ['{pinCode} {', 'TEMPLATE_BRACE'],
    ])
      expect((await save({ ...row, templateContentZh })).body).toMatchObject({
        code,
        field: 'templateContentZh',
      });
    expect(await of('DEPOSIT')).toEqual(row);
  });
});

describe("The network's language", () => {
  it('is written down as a setting is, and refused from an older state', async () => {
    const { lastUpdatedTime } = (await server.ask(networkLanguage.read, {}, { token })).body;
    expect((await server.ask(networkLanguage.save, { language: 'zh' }, { token })).status).toBe(
      200,
    );
    const event = (await readEvents(server, { subjectKind: 'settings' }, ['type', 'data'])).at(-1)!;
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
});
