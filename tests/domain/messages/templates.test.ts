// Templates: what stands between braces, and what a message says once it is filled.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillTemplate,
  missingPlaceholders,
  placeholdersOf,
  timeText,
  unknownPlaceholders,
  valueTexts,
} from '../../../domain/messages/templates.ts';

describe('placeholders of a text', () => {
  it('each stands once, in the order of the text', () => {
    expect(placeholdersOf('{b} {a} {b}, { and }, {}, {c d}')).toEqual(['b', 'a', ' and ', 'c d']);
  });

  it('a placeholder that the template does not have is named: "unknown or missing placeholder named before saving"', () => {
    expect(unknownPlaceholders('{parcelNumber} {pinCod} {PinCode}', ['parcelNumber'])).toEqual([
      'pinCod',
      'PinCode',
    ]);
  });

  it('so is a PIN or a code that the text leaves out; other values may be left out', () => {
    const known = ['parcelNumber', 'pinCode'];
    expect(missingPlaceholders('Your parcel is here.', known)).toEqual(['pinCode']);
    expect(missingPlaceholders('PIN {pinCode}', known)).toEqual([]);
    expect(missingPlaceholders('', ['parcelNumber'])).toEqual([]);
  });
});

describe('filling', () => {
  it('a missing value becomes an empty text', () => {
    expect(fillTemplate('Dear {memberName},{none}{toString}', { memberName: 'Eleni' })).toBe(
      'Dear Eleni,',
    );
  });

  it('a value is never read again for placeholders, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(fillTemplate('<{a}|{b}>', { a: one, b: other })).toBe(`<${one}|${other}>`);
        expect(fillTemplate('{a}', { a: '{b}', b: other })).toBe('{b}');
        expect(fillTemplate('{a}', { a: '$& $1 $$' })).toBe('$& $1 $$');
      }),
    );
  });

  it('a text without placeholders stays as it is', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => placeholdersOf(text).length === 0),
        (text) => fillTemplate(text, { a: 'b' }) === text,
      ),
    );
  });

  it('a filled text has no placeholder left where no value has one', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'a', ' ') }), (text) => {
        const known = placeholdersOf(text);
        const values = Object.fromEntries(known.map((name) => [name, '-']));
        for (const name of known) expect(fillTemplate(text, values)).not.toContain(`{${name}}`);
      }),
    );
  });
});

describe('values as texts', () => {
  it('a time is said in the zone of the network', () => {
    const time = Date.parse('2026-11-21T15:30:00Z');
    expect(timeText(time, 'Asia/Nicosia')).toBe('2026-11-21 17:30');
    expect(timeText(Date.parse('2026-09-05T22:05:00Z'), 'Asia/Nicosia')).toBe('2026-09-06 01:05');
    expect(timeText(Date.parse('2026-01-01T00:00:00Z'), 'UTC')).toBe('2026-01-01 00:00');
    expect(timeText(time, 'Asia/Nicosia', 'el')).toBe('21/11/2026 17:30');
    expect(valueTexts({ expiryTime: time, boxName: '7', count: 3 }, 'UTC')).toEqual({
      expiryTime: '2026-11-21 15:30',
      boxName: '7',
      count: '3',
    });
  });

  it('trouble is said in words, and what is absent is empty', () => {
    const labelOf = (name: string, value: string) => (name === 'alertType' ? 'Paper out' : value);
    const alert = { alertType: 'PRINTING_PAPER_OUT', lockerName: 'LK-1' };
    expect(valueTexts(alert, 'UTC', labelOf)).toEqual({ ...alert, alertType: 'Paper out' });
    expect(valueTexts({ memberName: null, pinCode: undefined, x: {} }, 'UTC')).toEqual({
      memberName: '',
      pinCode: '',
      x: '',
    });
    expect(valueTexts({ boxName: null }, 'UTC')).toEqual({ boxName: '–' });
  });
});
