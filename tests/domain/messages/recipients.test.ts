// Who is told of alerts: addresses separated by semicolons, and what is refused.
import { describe, expect, it } from 'vitest';
import {
  addressesOf,
  isAddress,
  recipientError,
  RECIPIENT_KEYS,
} from '../../../domain/messages/recipients.ts';

it('The keys of alert recipients are these ten (R3.79, R3.80, R3.81)', () => {
  expect(RECIPIENT_KEYS.toSorted().join(' ')).toBe(
    'CCTV_NVR_OFF DOOR_UNCLOSED FLAGGED_LOCKED LOCKER_DISCONNECTED POWER_OFF ' +
      'PRINTER_DISCONNECTED PRINTER_PAPER_STUCK PRINTING_PAPER_ALERT PRINTING_PAPER_OUT REPORT_EMAIL_ADDRESS',
  );
});

describe('addresses are separated by semicolons', () => {
  it.each([
    ['', []],
    [' ; ;', []],
    ['a@b.cy', ['a@b.cy']],
    ['a@b.cy; c.d+e@f-g.example ;a@b.cy', ['a@b.cy', 'c.d+e@f-g.example']],
    ['a\u200B@b.cy;ａ@b．cy\u202C', ['a@b.cy']],
  ])('%j is read as %j (R5.37)', (line, addresses) => {
    expect(addressesOf(line)).toEqual(addresses);
    expect(recipientError(line)).toBeUndefined();
  });

  it.each(['a@b.cy,c@d.cy', 'a@b.cy，c@d.cy', 'a@b.cy；c@d.cy', ','])(
    'other signs between them are refused, \'Use ";" for multiple email addresses\': %s (R5.38)',
    (line) => expect(recipientError(line)).toEqual({ reason: 'useSemicolon' }),
  );

  it.each([
    ...(
      'nobody|a@b|@b.cy|a@|a b@c.cy|a@b..cy|a@-b.cy|a@b.cy c@d.cy|<a@b.cy>|' +
      'mailto:a@b.cy|.a@b.cy|a.@b.cy|a..b@c.cy|a@@b.cy|00357 99123456'
    )
      .split('|')
      .map((line) => [line]),
    ['a@b.cy;c', 'c'],
    ['a@b.cy; desk ;nobody', 'desk'],
    ['a@b.cy;γιώργος@b.cy', 'γιώργος@b.cy'],
    ['a@b.cy;a@κύπρος.cy', 'a@κύπρος.cy'],
    ['a@b.cy;LX994420851CZ!', 'LX994420851CZ!'],
    [`${'a'.repeat(65)}@b.cy`],
    [`a@${'b.'.repeat(140)}cy`],
  ])('"Please enter a valid email address": %s (R5.39)', (line, item = line) => {
    expect(recipientError(line)).toEqual({ reason: 'address', item });
  });

  it.each(['a@b.cy', 'first.last@b.cy', "o'neil+desk_1@sub-1.b.cy", 'A@B.CY'])(
    '%s is one address',
    (address) => expect(isAddress(address)).toBe(true),
  );
  it.each(['a@b.cy;c@d.cy', 'a@b.cy;', ' a@b.cy', ''])('%j is not one address', (line) => {
    expect(isAddress(line)).toBe(false);
  });
});
