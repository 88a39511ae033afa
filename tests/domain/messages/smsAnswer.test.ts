// What SMS gateways answer with a status of success, and what it means; shapes of public bug reports among them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeSmsResponse } from '../../../domain/messages/judgeSmsResponse.ts';
import { readSmsAnswer } from '../../../domain/messages/readSmsAnswer.ts';

const json = (value: unknown) => JSON.stringify(value);

describe('An answer with a status of success', () => {
  it.each([
    '',
    ' \n',
    ...'OK|OK: 0; Sent queued message ID: 77|OK 123|accepted|Message queued|id:8812-33|8812334455|0'.split(
      '|',
    ),
    json({ status: 'queued', error: null }),
    json({ error: '0', message_id: '77' }),
    json({ error: {}, id: 5 }),
    json({ error: { code: 0, message: '' }, id: 5 }),
    json({ errors: [], messages: [{ to: '357', status: 'PENDING' }] }),
    json({ messages: [{ status: '0', 'message-id': 'A1' }] }),
    ...[{ success: true }, { success: 'true' }, { success: 1 }, { isSuccess: true }].map(json),
    json({ messages: [{ status: { id: 26, groupName: 'PENDING', name: 'PENDING_ENROUTE' } }] }),
    json({ code: 200, data: { sid: 'SM1' } }),
    json({ result: 'OK', error: 'none' }),
    json({ SMSMessageData: { Recipients: [{ statusCode: 101, status: 'Success' }] } }),
    `\uFEFF${json({ status: 'ok' })}`,
  ])('%j: accepted', (body) => {
    expect(readSmsAnswer(body)).toBe('ACCEPTED');
  });

  it.each([
    ...'FAILED - invalid credentials|ERR 42|ERROR|-1|Invalid destination|No credit left: not sent'.split(
      '|',
    ),
    json({ status: 'failed', reason: 'no credit' }),
    json({ errors: [{ code: 21 }] }),
    ...[{ error: 'no credit' }, { status: 'error' }, { code: -1 }, { status: 401 }].map(json),
    ...[{ success: false }, { success: 'false' }, { success: 0 }, { isSuccess: false }].map(json),
    json({ sent: '0' }),
    json({ messages: [{ status: { id: 12, name: 'REJECTED_NO_CREDIT' }, messageId: 'A1' }] }),
    json({ Recipients: [{ status: 'InvalidPhoneNumber', messageId: 'None' }] }),
    json({ messages: [{ status: 'REJECTED', 'message-id': 'A1' }] }),
    json({ id: 7, status: 'undeliverable' }),
    json({ SMSMessageData: { Recipients: [{ status: 'UserInBlacklist: blocked' }] } }),
    json('failed'),
  ])('%j: refused', (body) => {
    expect(readSmsAnswer(body)).toBe('REFUSED');
  });

  it.each([
    ...'<html>Welcome</html>|{"id":|Thank you|Sending was accepted, 1 error|7'.split('|'),
    ...[{}, [], null, { status: 7 }, { status: 1702 }].map(json),
    ...[{ status: { id: 7 } }, { hello: 'world' }].map(json),
  ])('%j: unclear', (body) => {
    expect(readSmsAnswer(body)).toBe('UNCLEAR');
  });

  it('is read, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        expect(['ACCEPTED', 'REFUSED', 'UNCLEAR']).toContain(readSmsAnswer(body));
      }),
    );
  });

  it('of a failure is never accepted because something else in it sounds good', () => {
    const failure = fc.constantFrom<object>(
      { status: 'failed' },
      { success: false },
      { errors: [1] },
    );
    fc.assert(
      fc.property(
        failure,
        fc.dictionary(fc.constantFrom('id', 'state', 'to'), fc.constant('OK')),
        (one, more) => {
          expect(readSmsAnswer(json({ ...more, ...one }))).toBe('REFUSED');
        },
      ),
    );
  });
});

describe('The setting of a gateway', () => {
  const any = { acceptance: 'STATUS', acceptedField: '', acceptedValue: '' } as const;
  const cautious = { ...any, acceptance: 'CAUTIOUS' } as const;
  const field = (acceptedField: string, acceptedValue: string) =>
    ({ acceptance: 'FIELD', acceptedField, acceptedValue }) as const;
  it.each([
    [any, 'FAILED', 'ACCEPTED'],
    [any, json({ status: 'failed' }), 'ACCEPTED'],
    [cautious, json({ error: '0', message_id: '77' }), 'ACCEPTED'],
    [cautious, json({ status: 'failed', reason: 'no credit' }), 'REFUSED'],
    [cautious, 'Thank you', 'UNCLEAR'],
    [field('error', '0'), json({ error: '0', message_id: '77' }), 'ACCEPTED'],
    [field('error', '0'), json({ error: 0 }), 'ACCEPTED'],
    [field('error', '0'), json({ error: '21' }), 'REFUSED'],
    [field('status', 'ok'), `\uFEFF${json({ status: ' OK ', error: 'none of ours' })}`, 'ACCEPTED'],
    [field('sent', 'true'), json({ sent: true }), 'ACCEPTED'],
    [field('sent', 'true'), json({ sent: null }), 'UNCLEAR'],
    [field('status', 'queued, sent'), json({ status: 'sent' }), 'ACCEPTED'],
    [field('status', 'OK, sent'), json({ status: 'OK, sent' }), 'ACCEPTED'],
    [field('messages.status', '0'), json({ messages: [{ status: '0' }] }), 'ACCEPTED'],
    [field('messages.0.status', '0'), json({ messages: [{ status: '0' }] }), 'ACCEPTED'],
    [field('messages.status', '0'), '{"messages":[{"status":"0"},{"status":"9"}]}', 'REFUSED'],
    [field('messages.status', '0'), json({ messages: [] }), 'UNCLEAR'],
    [field('status', 'ok'), json({ state: 'ok' }), 'UNCLEAR'],
    [field('status', 'ok'), json({ status: { code: 'ok' } }), 'UNCLEAR'],
    [field('constructor', 'ok'), json({}), 'UNCLEAR'],
    [field('status', 'ok'), 'status: ok', 'UNCLEAR'],
    [field('status', 'ok'), '', 'UNCLEAR'],
  ] as const)('%j reads %s: %s', (setting, body, answer) => {
    expect(judgeSmsResponse(setting, body)).toBe(answer);
  });
});
