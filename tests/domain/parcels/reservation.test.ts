// Checks of a reservation form, in the specification's order and with its rules on prices and codes.
import { describe, expect, it } from 'vitest';
import {
  categoryOfNumber,
  checkReservation,
  checkUnregistered,
  countryOfNumber,
  hasOtherCharacters,
  isCountryCode,
  readParcelNumber,
  type PricedDraft,
  type UnregisteredDraft,
} from '../../../domain/parcels/reservation.ts';
import { readHundredths } from '../../../domain/readHundredths.ts';

const good: PricedDraft = {
  boxTypeName: 'M',
  boxId: 7,
  parcelNumber: 'RR123456785CY',
  countryCode: 'CY',
  category: 'Registered',
  price: '',
  costReasonId: null,
};

const stranger: UnregisteredDraft = {
  ...good,
  lockerId: 1,
  memberMobile: '99123456',
  memberMail: '',
};

describe('a reservation for a registered customer is checked in order', () => {
  const nothing: PricedDraft = {
    boxTypeName: null,
    boxId: null,
    parcelNumber: ' ',
    countryCode: '',
    category: null,
    price: '0',
    costReasonId: null,
  };

  it('names the first of all that is missing, one after the other (R5.5, R5.6, R5.7, R5.8, R5.9, R5.10, R5.11, R5.12, R5.13, R5.14)', () => {
    const steps: [string, Partial<PricedDraft>][] = [
      ['sizeMissing', { boxTypeName: 'M' }],
      ['boxMissing', { boxId: 7 }],
      ['numberMissing', { parcelNumber: 'RR1CY' }],
      ['countryMissing', { countryCode: 'CY' }],
      ['categoryMissing', { category: 'Registered' }],
      ['priceZero', { price: '1.234' }],
      ['priceDecimals', { price: '1a' }],
      ['priceLetters', { price: '1,5' }],
      ['reasonMissing', { costReasonId: 3 }],
    ];
    const draft = { ...nothing };
    for (const [fault, mended] of steps) {
      expect(checkReservation(draft)).toBe(fault);
      Object.assign(draft, mended);
    }
    expect(checkReservation(draft)).toBeUndefined();
  });

  it('wants a price for a reason (R5.15)', () => {
    expect(checkReservation({ ...good, costReasonId: 3 })).toBe('priceMissing');
  });

  it('wants neither a price nor a reason', () => {
    expect(checkReservation(good)).toBeUndefined();
  });

  it.each(['0', '0.00', '0,0', '000', '.0'])('takes %s for no price at all', (price) => {
    expect(checkReservation({ ...good, price, costReasonId: 3 })).toBe('priceZero');
  });
});

describe('a reservation for somebody unregistered', () => {
  it.each<[string, Partial<UnregisteredDraft>]>([
    ['contactMissing', { memberMobile: '', memberMail: ' ' }],
    ['emailWrong', { memberMail: 'nobody' }],
    ['lockerMissing', { lockerId: null, boxTypeName: null }],
    ['sizeMissing', { boxTypeName: null, boxId: null }],
    ['categoryMissing', { category: '' }],
  ])('is refused as %s (R5.24, R5.25, R5.26, R5.27)', (fault, wrong) => {
    expect(checkUnregistered({ ...stranger, ...wrong })).toBe(fault);
  });

  it('needs a mobile or an address, not both', () => {
    expect(checkUnregistered(stranger)).toBeUndefined();
    expect(
      checkUnregistered({ ...stranger, memberMobile: '', memberMail: 'a＠example.test' }),
    ).toBeUndefined();
  });
});

describe('what is read from what was typed', () => {
  it.each([
    ['12', 1200],
    ['1,5|１，５', 150],
    ['1.05', 105],
    ['3.', 300],
    ['1.234,50', 123_450],
    ['1.234||1.2.3|-1|1e3', undefined],
  ])('reads the price "%s" as %s cents (R5.16)', (typed, cents) => {
    for (const one of typed.split('|')) expect([one, readHundredths(one)]).toEqual([one, cents]);
  });

  it('upper-cases a number (R5.17)', () => {
    expect(readParcelNumber(' rr123cy ')).toBe('RR123CY');
  });

  it('reads a number as labels print it and as it is pasted', () => {
    expect(readParcelNumber('RR 482 910 007 CY')).toBe('RR482910007CY');
    expect(readParcelNumber('\u202arr482\u200b910007cy\u202c')).toBe('RR482910007CY');
    expect(checkReservation({ ...good, parcelNumber: '\u200b' })).toBe('numberMissing');
  });

  it.each([
    ['ＥＥ１２３４５６７８９ＣＹ', 'EE123456789CY'],
    ['ｒｒ　４８２－９１０／００７．ｃｙ＿', 'RR482-910/007.CY_'],
    ['𝐋𝐗994420851CZ', 'LX994420851CZ'],
    ['--12', '--12'],
  ])('reads %s as the bar code %s', (typed, number) => {
    expect(readParcelNumber(typed)).toBe(number);
    expect(hasOtherCharacters(typed)).toBe(false);
    expect(checkReservation({ ...good, parcelNumber: typed })).toBeUndefined();
  });

  it.each(
    (
      'LX994420851CZ!|ΕΕ123456789ΥΥ|ΕE123456789CY|АА123456789CY|straße1|ıı123|É123|' +
      '订单123|१२३|١٢٣|RR12²|①23|RR½|1 2\u03003|RR1;2|RR1,2|RR"1"|RR1%|---|¼|😀1'
    ).split('|'),
  )('refuses %s, which no scanner reads, by a sentence of its own', (typed) => {
    expect(hasOtherCharacters(typed)).toBe(true);
    expect(checkReservation({ ...good, parcelNumber: typed })).toBe('numberCharacters');
    expect(checkUnregistered({ ...stranger, parcelNumber: typed })).toBe('numberCharacters');
  });

  it.each([
    ['RR123456785CY', 'CY'],
    ['rr123456785gb', 'GB'],
    ['RR1234567850', undefined],
    ['RR123456785Y', undefined],
    ['', undefined],
  ])('reads the country code of "%s" as %s (R5.18)', (number, code) => {
    expect(countryOfNumber(number)).toBe(code);
  });

  it('holds one or two letters of any width for a country code, and nothing else (R5.19)', () => {
    expect(['C', 'cy', ' ｃＹ', 'C\u200By'].map(isCountryCode)).not.toContain(false);
    expect(['', 'CYP', 'C1', 'ß', 'Ｃ１', 'ΓΥ'].map(isCountryCode)).not.toContain(true);
  });

  it('finds the category whose beginning is the longest that fits, never by a regular expression (R5.20)', () => {
    const categories = [{ ex: 'R' }, { ex: 'ｒr 1' }, { ex: '.*' }, { ex: '' }];
    expect(categoryOfNumber('RR123CY', categories)).toEqual({ ex: 'ｒr 1' });
    expect(categoryOfNumber('RA9', categories)).toEqual({ ex: 'R' });
    expect(categoryOfNumber('XX', categories)).toBeUndefined();
  });
});
