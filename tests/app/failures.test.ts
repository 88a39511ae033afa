// Which words staff read for which failure.
import { describe, expect, it } from 'vitest';
import { failureMessages, failureText } from '../../src/app/failures.ts';
import { app } from '../../src/i18n/en/app.ts';
import { pages } from '../../src/i18n/en/pages.ts';
import { problems } from '../../src/i18n/en/problems.ts';
import { problems as chinese } from '../../src/i18n/zh/problems.ts';
import { translator } from '../../src/i18n/translator.ts';

const say = translator({ app, problems });
const sayBefore = translator(pages);
const inChinese = translator({ problems: chinese });
const failure = (status: number, rest = {}) => ({ status, time: 0, ...rest });

describe('A server that breaks is said by a toast "SYSTEM ERROR" (R8.2)', () => {
  it.each([500, 502, 503, 504])('HTTP %i says it, whatever the server wrote (R8.2)', (status) => {
    const broken = failure(status, { serverMessage: 'stack trace', code: 'BUSY' });
    expect(failureText(say, broken)).toBe('SYSTEM ERROR');
  });
});

describe('an outage that the server can name', () => {
  it('is named behind the sentence of the catalogue', () => {
    const silent = failure(503, { code: 'NO_DATABASE', serverMessage: 'silent' });
    expect(failureText(say, silent)).toMatch(/^SYSTEM ERROR: The database is not responding/);
    expect(failureText(inChinese, silent)).toMatch(/^系统错误：数据库暂时没有响应/);
    expect(failureText(say, failure(503, { code: 'TOO_SLOW' }))).toContain('took too long');
  });
  it('is named before sign-in too', () => {
    expect(failureMessages(sayBefore, failure(503, { code: 'NO_DATABASE' }))).toMatch(
      /^Request service error The database is not responding/,
    );
    expect(failureMessages(sayBefore, failure(507, { code: 'DISK_FULL' }))).toContain('disk');
  });
  it('a full disk, in both languages', () => {
    const full = failure(507, { code: 'DISK_FULL', serverMessage: 'full' });
    expect(failureText(say, full)).toBe(
      'The server disk is full. Nothing was saved. Ask your administrator to free up space.',
    );
    expect(failureText(inChinese, full)).toMatch(/磁盘已满/);
  });
});

describe('A save that somebody else came before', () => {
  const stale = (by: string) => failure(409, { code: 'STALE', values: { by, time: 1 } });
  it('names them, in both languages', () => {
    expect(failureText(say, stale('Ada'))).toBe('Ada saved this record in the meantime.');
    expect(failureText(inChinese, stale('Ada'))).toBe('Ada 在此期间已保存了这条记录。');
  });
  it('says that it was somebody else where the server does not know who', () => {
    const words = 'Another user saved this record in the meantime.';
    expect(failureText(say, stale(''))).toBe(words);
    expect(failureText(say, failure(409, { code: 'STALE' }))).toBe(words);
  });
});

describe('What broke has a reference that can be read out', () => {
  const broken = failure(500, { code: 'BROKEN', reference: '7KQ2M-9XP4D' });
  it('in the product, in both languages', () => {
    expect(failureText(say, broken)).toBe('SYSTEM ERROR (reference 7KQ2M-9XP4D)');
    expect(failureText(inChinese, broken)).toBe('系统错误（错误编号 7KQ2M-9XP4D）');
  });
  it('and before sign-in', () => {
    expect(failureMessages(sayBefore, broken)).toBe(
      'Request service error (reference 7KQ2M-9XP4D)',
    );
  });
});

describe('Any other failure shows the message of the server, else its own (R8.3)', () => {
  it("shows the server's message when the code is not known here (R8.3)", () => {
    const foreign = failure(409, { serverMessage: 'The locker is in maintenance.', code: 'E4711' });
    expect(failureText(say, foreign)).toBe('The locker is in maintenance.');
  });
  it('shows a known code in the language of the screen, its values filled', () => {
    const booked = failure(409, {
      code: 'BOX_BOOKED',
      values: { box: 'A01', parcelNumber: 'RR1CY' },
    });
    expect(failureText(say, booked)).toBe(
      'Box A01 is reserved for RR1CY. Cancel the booking first.',
    );
    expect(failureText(inChinese, booked)).toBe('格口 A01 已预约给包裹 RR1CY，请先取消预约。');
  });
  it('says why an input was refused in the language of the screen', () => {
    const bad = failure(400, { code: 'BAD_INPUT', values: { field: 'size', reason: 'tooBig' } });
    expect(failureText(inChinese, bad)).toBe('请求无效：size：数值过大');
  });
  it('says the status when the server said nothing', () => {
    expect(failureText(say, failure(418))).toBe('The server rejected the request with status 418.');
  });
  it('says that the server cannot be reached when no answer came at all, and not what it may have done (R8.3)', () => {
    expect(failureText(say, failure(0))).toBe('The server cannot be reached.');
  });
});

describe('Sign-in, forgot password and update password (R8.5, R8.6)', () => {
  it.each([400, 401, 403])('HTTP %i shows the message of the server (R8.5)', (status) => {
    expect(
      failureMessages(sayBefore, failure(status, { serverMessage: 'locked until noon' })),
    ).toBe('locked until noon');
  });
  it('a refused sign-in is "user not found or password error" when the server gives no message (R5.64)', () => {
    expect(failureMessages(sayBefore, failure(401))).toBe('user not found or password error');
  });
  it.each([0, 404, 500, 502, 503])('status %i is a Request service error (R8.6)', (status) => {
    expect(failureMessages(sayBefore, failure(status, { serverMessage: 'x' }))).toBe(
      'Request service error',
    );
  });
  it('also says how long to wait after too many attempts', () => {
    const waiting = failure(429, { code: 'TOO_MANY_TRIES', values: { seconds: 30 } });
    expect(failureMessages(sayBefore, waiting)).toBe(
      'Request service error Too many attempts. Try again in 30 seconds.',
    );
  });
});
