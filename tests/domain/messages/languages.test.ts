// Which of a template's texts is sent, and what is wrong with a Chinese one.
import { describe, expect, it } from 'vitest';
import {
  chineseErrors,
  chineseText,
  languageIn,
  textFor,
} from '../../../domain/messages/languages.ts';
import { BASE_TEMPLATES } from '../../../server/seed/base/baseTemplates.ts';

const english = { templateTitle: 'Your parcel', templateContent: 'PIN {pinCode}' };
const both = { ...english, templateTitleZh: '您的包裹', templateContentZh: '取件码 {pinCode}' };
const half = { ...english, templateTitleZh: '您的包裹', templateContentZh: ' \n' };
const known = ['pinCode', 'parcelNumber'];

describe('The text that is sent', () => {
  it.each([
    ['zh', 'en', both, 'zh'],
    ['en', 'zh', both, 'en'],
    [null, 'en', both, 'en'],
    [null, 'zh', both, 'zh'],
    [undefined, 'zh', both, 'zh'],
    ['zh', 'en', english, 'en'],
    ['zh', 'zh', half, 'en'],
    [null, 'zh', english, 'en'],
  ] as const)('of a customer with %s in a network with %s', (wanted, network, texts, language) => {
    const chinese = { templateTitle: '您的包裹', templateContent: '取件码 {pinCode}' };
    const text = language === 'zh' ? chinese : english;
    expect(textFor(texts, wanted, network)).toEqual({ ...text, language });
  });

  it('is in English where the network has no setting, or one that is no language', () => {
    expect([undefined, '', 'fr', 'en', 'zh'].map(languageIn)).toEqual([
      'en',
      'en',
      'en',
      'en',
      'zh',
    ]);
  });
});

describe('A Chinese text', () => {
  const faults = (channel: 'SMS' | 'MAIL', title: string, content: string) =>
    chineseErrors(
      channel,
      { ...english, templateTitleZh: title, templateContentZh: content },
      known,
    ).map(({ field, fault, names }) => [field, fault, ...names]);

  it('may be left out, and is right as a whole', () => {
    expect(faults('MAIL', '', '')).toEqual([]);
    expect(chineseErrors('SMS', english, known)).toEqual([]);
    expect(faults('MAIL', '包裹', '取件码 {pinCode}')).toEqual([]);
    expect(faults('SMS', '', '取件码 {pinCode}')).toEqual([]);
  });

  it('of an e-mail has a title and a content, or neither', () => {
    expect(faults('MAIL', '', '取件码 {pinCode}')).toEqual([['templateTitleZh', 'MISSING']]);
    expect(faults('MAIL', '包裹', '')).toEqual([['templateContentZh', 'MISSING']]);
    expect(faults('SMS', '包裹', '')).toEqual([]);
  });

  it('is checked as the English one is', () => {
    expect(faults('SMS', '', '包裹 {parcel}')).toEqual([
      ['templateContentZh', 'UNKNOWN', 'parcel'],
      ['templateContentZh', 'LACKING', 'pinCode'],
    ]);
    expect(faults('MAIL', '{', '{pinCode}')).toEqual([['templateTitleZh', 'BRACE']]);
  });
});

it.each(BASE_TEMPLATES.map((row) => [row.templateEvent, row.templateType, row] as const))(
  'the built-in %s by %s has a Chinese text that is right and fills the same placeholders',
  (_event, channel, row) => {
    const namesIn = (text: string) => text.match(/\{\w+\}/g)?.toSorted();
    expect(namesIn(chineseText(row)!.templateContent)).toEqual(namesIn(row.templateContent));
    expect(chineseErrors(channel, row, row.placeholderList)).toEqual([]);
  },
);
