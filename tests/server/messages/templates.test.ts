// Templates on the wire: listed, read and saved as documented, at both spellings; who may; what is refused and written down.
import { describe, expect, it } from 'vitest';
import type { Input } from '../../../contract/endpoint.ts';
import { audit } from '../../../contract/operations/audit.ts';
import { templates, templatesBare, type Template } from '../../../contract/messages/templates.ts';
import { goesBy, MESSAGE_EVENTS } from '../../../domain/messages/messages.ts';
import { readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { rowsOf } from '../../kit/rowsOf.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

let now = Date.now();
const server = await fileServer({ now: () => now });
const editor = (await signInWith(server, ['TEMPLATE_EDIT'])).token;
const viewer = (await signInWith(server, ['TEMPLATE_VIEW'])).token;

const as = (token: string) => ({ token });
const listed = async (templateType?: 'SMS' | 'MAIL') =>
  (await server.ask(templates.query, { templateType }, as(viewer))).body;
const of = async (templateType: 'SMS' | 'MAIL', event: string) =>
  (await listed(templateType)).find(({ templateEvent }) => templateEvent === event)!;
const draftOf = ({ templateId, templateEvent, templateDescription, ...rest }: Template) => ({
  templateId,
  templateEvent: templateEvent as (typeof MESSAGE_EVENTS)[number],
  templateDescription,
  templateTitle: rest.templateTitle,
  templateContent: rest.templateContent,
  templateStatus: rest.templateStatus,
});
const save = (draft: Input<typeof templates.update>) =>
  server.ask(templates.update, draft, as(editor));
const refusal = (body: unknown) => {
  const { code, field, values } = body as Record<string, unknown>;
  return { code, field, values };
};

describe('GET /api/content/v1/templateQuery (templateType SMS or MAIL)', () => {
  it('has one for each event that is told this way, with all of its fields (R3.47, R3.48, R7.103)', async () => {
    for (const type of ['SMS', 'MAIL'] as const) {
      const rows = await listed(type);
      const told = MESSAGE_EVENTS.filter((event) => goesBy(event, type));
      expect(rows.map(({ templateEvent }) => templateEvent)).toEqual(told);
      expect(new Set(rows.map(({ templateType }) => templateType))).toEqual(new Set([type]));
      expect(rows.every(({ placeholderList }) => placeholderList.length > 0)).toBe(true);
      expect(rows.every(({ templateStatus }) => templateStatus === 'ENABLE')).toBe(true);
    }
    const both = [...(await listed('SMS')), ...(await listed('MAIL'))];
    expect(await listed()).toEqual(expect.arrayContaining(both));
  });

  it('takes no other type (R3.48)', async () => {
    const asked = server.ask(templates.query, { templateType: 'EMAIL' as never }, as(viewer));
    expect((await asked).status).toBe(400);
  });
});

describe('a template', () => {
  it('is read as it is written, and below /api (R3.47, R7.104)', async () => {
    const row = await of('SMS', 'DEPOSIT');
    for (const { one } of [templates, templatesBare]) {
      const { status, body } = await server.ask(one, { templateId: row.templateId }, as(viewer));
      expect([status, body]).toEqual([200, row]);
    }
    expect(templatesBare.one.path).toBe('/content/v1/info/:templateId');
    const none = await server.ask(templates.one, { templateId: 999_999 }, as(viewer));
    expect([none.status, refusal(none.body).code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is saved at both spellings, with what it was before written down (R7.105)', async () => {
    const row = await of('MAIL', 'COLLECTION');
    now += 1_000;
    const content = '您的包裹 {parcelNumber} 已取走。\n\n{memberName}\n';
    const { status, body } = await server.ask(
      templatesBare.update,
      { ...draftOf(row), templateContent: content, templateStatus: 'DISABLE' },
      as(editor),
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      ...row,
      templateContent: content,
      templateStatus: 'DISABLE',
      lastUpdatedTime: now,
    });
    expect(await of('MAIL', 'COLLECTION')).toEqual(body);
    const event = (await readEvents(server, { subjectType: 'templates' })).at(-1)!;
    const auditor = await signInWith(server, ['AUDIT_VIEW']);
    const told = await rowsOf(server, audit.list, { subjectType: 'templates' }, auditor.token);
    expect(told.map(({ subjectName }) => subjectName?.value)).toContain(
      `MAIL: ${row.templateDescription}`,
    );
    expect(event).toMatchObject({
      type: 'RECORD_CHANGED',
      subjectId: String(row.templateId),
      data: {
        from: { templateContent: row.templateContent, templateStatus: 'ENABLE' },
        to: { templateContent: content, templateStatus: 'DISABLE' },
      },
    });
  });

  it('may be sent back as it was read', async () => {
    const row = await of('SMS', 'EXPIRY');
    const { status } = await server.ask(templates.update, row as never, as(editor));
    expect(status).toBe(200);
  });
});

describe('what would be sent wrong is refused, and nothing is kept of it', () => {
  const cases = [
    ['templateContent', '{pinCod} {pinCode}', 'TEMPLATE_UNKNOWN', '{pinCod}'],
    ['templateContent', 'Your parcel is here.', 'TEMPLATE_LACKS', '{pinCode}'],
    ['templateContent', 'PIN {pinCode} for {parcelNumber', 'TEMPLATE_BRACE', ''],
    ['templateTitle', '{parcel} is here', 'TEMPLATE_UNKNOWN', '{parcel}'],
  ] as const;
  it.each(cases)(
    '"unknown or missing placeholder named": %s %s',
    async (field, said, code, names) => {
      const row = await of('SMS', 'DEPOSIT');
      const { body } = await save({ ...draftOf(row), [field]: said });
      expect(refusal(body)).toEqual({ code, field, values: { names } });
      expect(await of('SMS', 'DEPOSIT')).toEqual(row);
    },
  );

  it('a title of several lines, a content of blanks, a content beyond its length', async () => {
    const draft = draftOf(await of('MAIL', 'REPORT'));
    for (const wrong of [
      { templateTitle: 'One\r\nBcc: all@example.test' },
      { templateTitle: '' },
      { templateContent: ' \n ' },
      { templateContent: 'a'.repeat(10_001) },
      { templateEvent: 'BIRTHDAY' as never },
    ]) {
      const { status, body } = await save({ ...draft, ...wrong });
      expect([status, refusal(body).field]).toEqual([400, Object.keys(wrong)[0]]);
    }
  });
});

describe('the event of a template', () => {
  it('has one template of a type: another one is refused; once it is free, its placeholders come with it', async () => {
    const row = await of('SMS', 'PASSWORD_CODE');
    const moved = {
      ...draftOf(row),
      templateEvent: 'EXPIRY' as const,
      templateContent: '{lockerName}',
      templateTitle: 'T',
    };
    const taken = await save(moved);
    const name = 'A parcel was not collected in time.';
    expect(refusal(taken.body)).toEqual({
      code: 'TAKEN',
      field: 'templateEvent',
      values: { value: 'EXPIRY', resource: 'templates', name },
    });
    const { db } = server.database;
    const { templateId } = await of('SMS', 'EXPIRY');
    await db.deleteFrom('templates').where('templateId', '=', templateId).execute();
    const { status, body } = await save(moved);
    expect(status).toBe(200);
    expect(body.placeholderList).toContain('expiryTime');
    expect(body.placeholderList).not.toContain('code');
  });

  it('is none that is never told that way', async () => {
    const draft = { ...draftOf(await of('SMS', 'COLLECTION')), templateEvent: 'REPORT' as const };
    const { body } = await save(draft);
    expect(refusal(body)).toMatchObject({ code: 'BAD_INPUT', field: 'templateEvent' });
  });
});
