// The form in which a typed identifier is kept, and the form in which every text is searched.
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fold } from '../../domain/fold.ts';
import { tidy } from '../../domain/tidy.ts';
import { allEndpoints } from '../../contract/all.ts';

it.each([
  ['ＥＥ１２３４５６７８９ＣＹ', 'EE123456789CY'],
  [' Νέα \u00A0 Λήδρα\u3000', 'Νέα Λήδρα'],
  ['\u202Aa\u200Bb\u00AD\uFEFF\u2060c\u202C', 'abc'],
  ['e\u0301', 'é'],
  ['ﬁ', 'fi'],
  ['１²½①', '1²½①'],
  ['\u1112\u1161\u11AB국', '한국'],
  ['Φίλιππος', 'Φίλιππος'],
  ['\u200B \u3164', ''],
])('What is kept of %j is %j', (typed, kept) => {
  expect(tidy(typed)).toBe(kept);
  expect(tidy(kept)).toBe(kept);
});

describe('One search form', () => {
  it.each([
    ['Φίλιππος', 'ΦΙΛΙΠΠΟΣ', 'φιλιπποσ', 'ΦΊΛΙΠΠΟΣ', 'Φι\u0301λιππος'],
    ['Γιώργος Παπαδόπουλος', 'ΓΙΩΡΓΟΣ  ΠΑΠΑΔΟΠΟΥΛΟΣ', 'γιωργος παπαδοπουλος'],
    ['Προϊόν Ευαγγελίστρια', 'ΠΡΟΙΟΝ ΕΥΑΓΓΕΛΙΣΤΡΙΑ', 'προιον ευαγγελιστρια'],
    ['José Muñoz', 'JOSE MUNOZ', 'jose\u0301 mun\u0303oz', 'ＪＯＳＥ　ＭＵＮＯＺ'],
    ['Łukasz Strauß', 'LUKASZ STRAUSS', 'łukasz STRAUẞ'],
    ['Søren Æbelø', 'SOREN AEBELO', 'søren æbelø'],
    ['İstanbul Işık', 'istanbul isik', 'ISTANBUL ISIK'],
    ['Đặng Nguyễn', 'DANG NGUYEN'],
    ['Семён Андрей', 'СЕМЕН АНДРЕИ'],
    ['市中心 ﾛｯｶｰ', '市中心 ロッカー'],
    ['ＬＫ１２－Ａ０７', 'lk12-a07'],
    ['a\u200Bb', '\u202Eab\u202C', 'ab '],
  ])('has %s, however it is written', (name, ...others) => {
    expect(others.map(fold)).toEqual(others.map(() => fold(name)));
  });

  it.each([
    ['が', 'か'],
    ['и', 'u'],
    ['LX994420851CZ!', 'LX994420851CZ'],
    ['Α', 'A'],
    ['100%', '100_'],
  ])('tells %s from %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });
});

it.each(
  (
    'lockerSaves.create.lockerNumber lockerSaves.create.sortingCode lockerSaves.create.ipsCode ' +
    'lockerSaves.create.countryCode parcelActions.reserve.countryCode parcelCategories.create.ex ' +
    'staffCalls.create.staffNo providers.create.providerNumber agents.create.agentNumber ' +
    'cases.create.boxName terminals.arrival.providerNumber'
  ).split(' '),
)('The code %s is kept as a scanner reads it', (at) => {
  const [subject, call, name = ''] = at.split('.');
  const { shape } = allEndpoints[`${subject}.${call}`]!.input as z.ZodObject;
  for (const typed of ['ＣＹ', '\u202AC\u200BY\u202C', ' CY\u3000', 'CＹ\uFEFF'])
    expect((shape[name] as z.ZodType).parse(typed)).toBe('CY');
});
