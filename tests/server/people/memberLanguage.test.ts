// The language of a customer: entered, changed, written down, and neither told nor taken where only documented calls are.
import { describe, expect, it } from 'vitest';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { members } from '../../../contract/people/members.ts';
import { templates } from '../../../contract/messages/templates.ts';
import { isOurs } from '../../../server/http/documentedOnly.ts';
import { readEvents, readRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const server = await fileServer();
const token = (await signInWith(server, ['MEMBER_VIEW', 'MEMBER_EDIT'])).token;

const draft = { notifyType: 'SMS', paymentScheme: 'PER_USE', mobile: '99123456' } as const;
const read = async (memberId: number) =>
  (await server.ask(members.one, { memberId }, { token })).body;

describe('The language of a customer', () => {
  it('is entered with them, and nothing where it is left out', async () => {
    for (const language of ['zh', 'el', undefined] as const) {
      const username = `new.${language}`;
      const { status, body } = await server.ask(
        members.create,
        { ...draft, username, language },
        { token },
      );
      expect([status, body.language]).toEqual([200, language ?? null]);
      expect((await read(body.memberId)).language).toBe(language ?? null);
    }
  });

  it('is changed, back to the network’s too, and each change is written down', async () => {
    const { body } = await server.ask(members.create, { ...draft, username: 'turns' }, { token });
    const { memberId, lastUpdatedTime: asRead } = body;
    for (const language of ['zh', 'en', null] as const) {
      const changed = await server.ask(
        memberActions.changeLanguage,
        { memberId, language },
        { token },
      );
      expect([changed.status, (await read(memberId)).language]).toEqual([200, language]);
    }
    const subjectId = String(memberId);
    const events = await readEvents(server, { subjectId, type: 'MEMBER_CHANGED' }, ['data']);
    const rows = events.map(({ data }) => data);
    expect(rows).toEqual([
      { from: { language: null }, to: { language: 'zh' } },
      { from: { language: 'zh' }, to: { language: 'en' } },
      { from: { language: 'en' }, to: { language: null } },
    ]);
    const late = await server.ask(
      memberActions.changeLanguage,
      { memberId, language: 'zh' },
      { token, asRead },
    );
    expect(late.status).toBe(409);
  });

  it('is for MEMBER_EDIT to change, and is one of those that messages have', async () => {
    const { token: views } = await signInWith(server, ['MEMBER_VIEW']);
    const input = { memberId: 1, language: 'zh' } as const;
    expect((await server.ask(memberActions.changeLanguage, input, { token: views })).status).toBe(
      403,
    );
    const french = { memberId: 1, language: 'fr' as never };
    expect((await server.ask(memberActions.changeLanguage, french, { token })).status).toBe(400);
  });

  it('differs among the customers of the demo', async () => {
    const rows = await readRows(server, 'members', {}, ['language']);
    expect(new Set(rows.map(({ language }) => language))).toEqual(
      new Set([null, 'en', 'zh', 'el']),
    );
  });
});

it('with documented calls alone there are no languages', () => {
  expect(isOurs(members.list.row.shape.language)).toBe(true);
  expect(isOurs(members.one.output.shape.language)).toBe(true);
  expect(isOurs(templates.one.output.shape.translations)).toBe(true);
  expect(isOurs(templates.update.input.shape.translations)).toBe(true);
  expect(isOurs(templates.testSend.input.shape.language)).toBe(true);
});
