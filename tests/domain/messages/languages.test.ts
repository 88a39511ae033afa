// Which of a template's texts is sent, and what is wrong with a translation.
import { describe, expect, it } from 'vitest';
import {
  fieldIn,
  languageIn,
  languagesOf,
  textErrors,
  textFor,
  textsIn,
  withTextFields,
} from '../../../domain/messages/languages.ts';
import { MESSAGE_LANGUAGES } from '../../../domain/limits.ts';
import { smsParts } from '../../../domain/messages/smsParts.ts';
import { neutralTexts } from '../../../domain/messages/templateRules.ts';
import { fillTemplate } from '../../../domain/messages/templates.ts';
import { BASE_TEMPLATES } from '../../../server/seed/base/baseTemplates.ts';

const english = { templateTitle: 'Your parcel', templateContent: 'PIN {pinCode}' };
const chinese = { templateTitle: '您的包裹', templateContent: '取件码 {pinCode}' };
const greek = { templateTitle: 'Το δέμα σας', templateContent: 'PIN {pinCode}' };
const all = { ...english, translations: { zh: chinese, el: greek } };
const half = { ...english, translations: { zh: { ...chinese, templateContent: ' \n' } } };
const TEXTS = { en: english, zh: chinese, el: greek };
const known = ['pinCode', 'parcelNumber'];

describe('The text that is sent', () => {
  it.each([
    ['zh', 'en', all, 'zh'],
    ['en', 'zh', all, 'en'],
    [null, 'en', all, 'en'],
    [null, 'zh', all, 'zh'],
    [undefined, 'zh', all, 'zh'],
    ['zh', 'en', english, 'en'],
    ['zh', 'zh', half, 'en'],
    [null, 'zh', english, 'en'],
    ['el', 'zh', all, 'el'],
    [null, 'el', all, 'el'],
    ['el', 'zh', half, 'en'],
  ] as const)('of a customer with %s in a network with %s', (wanted, network, texts, language) => {
    expect(textFor(texts, wanted, network)).toEqual({ ...TEXTS[language], language });
  });

  it('is in English where the network has no setting, or one that is no language', () => {
    const told = [undefined, '', 'fr', 'en', 'zh', 'el'].map(languageIn);
    expect(told).toEqual(['en', 'en', 'en', 'en', 'zh', 'el']);
  });
});

it.each([
  ['SMS', '', '', []],
  ['SMS', '', '取件码 {pinCode}', []],
  ['SMS', '包裹', '', []],
  [
    'SMS',
    '',
    '包裹 {parcel}',
    ['templateContent UNKNOWN parcel', 'templateContent LACKING pinCode'],
  ],
  ['MAIL', '', '', []],
  ['MAIL', '包裹', '取件码 {pinCode}', []],
  ['MAIL', '', '取件码 {pinCode}', ['templateTitle MISSING']],
  ['MAIL', '包裹', '', ['templateContent MISSING']],
  ['MAIL', '{', '{pinCode}', ['templateTitle BRACE']],
] as const)(
  'a translation is checked as English is, and may be left out as a whole: %s "%s" "%s"',
  (channel, templateTitle, templateContent, faults) => {
    expect(textErrors(channel, english, known)).toEqual([]);
    for (const language of ['zh', 'el'] as const) {
      const texts = {
        ...english,
        translations: { [language]: { templateTitle, templateContent } },
      };
      const found = textErrors(channel, texts, known);
      expect(found.map((one) => [one.field, one.error, ...one.names].join(' '))).toEqual(faults);
      for (const one of found) expect(one.name).toBe(fieldIn(one.field, language));
    }
  },
);

it('a template has the languages of its texts, and a field for each, from which they are read again', () => {
  expect([all, half, english].map(languagesOf)).toEqual([['en', 'zh', 'el'], ['en'], ['en']]);
  const fields = withTextFields(all);
  expect(fields).toMatchObject({ ...english, templateTitleEl: greek.templateTitle });
  expect(textsIn(fields)).toEqual(all);
  expect(withTextFields(half)).toMatchObject({ templateTitleEl: '', templateContentEl: '' });
});

it.each(BASE_TEMPLATES.map((row) => [row.templateEvent, row.templateType, row] as const))(
  'the built-in %s by %s has texts in all languages, which are right and fill the same placeholders',
  (_event, channel, row) => {
    const namesIn = (text: string) => text.match(/\{\w+\}/g)?.toSorted();
    expect(languagesOf(row)).toEqual(MESSAGE_LANGUAGES);
    for (const language of MESSAGE_LANGUAGES) {
      const { templateContent } = textFor(row, language, 'en');
      expect(namesIn(templateContent)).toEqual(namesIn(row.templateContent));
      const sms = smsParts(fillTemplate(templateContent, neutralTexts(row.placeholderList)));
      if (channel === 'SMS') expect(sms.segments).toBeLessThanOrEqual(2);
    }
    expect(textErrors(channel, row, row.placeholderList)).toEqual([]);
  },
);
