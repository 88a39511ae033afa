// The numbers in what couriers scan.
import { expect, it } from 'vitest';
import { numbersInLabel } from '../../../domain/parcels/numbersInLabel.ts';

it('a number is looked for as it is kept, however it is written', () => {
  expect(numbersInLabel(' rr 482 910 015 cy ')[0]).toBe('RR482910015CY');
});

it('a label may contain the number among other things', () => {
  expect(numbersInLabel('P101|rr482910015cy|CY')).toContain('RR482910015CY');
  expect(numbersInLabel('%000910RR482910015CY42')).toContain('RR482910015CY');
  expect(numbersInLabel('https://post.test/t/B20000037?x=1')).toContain('B20000037');
});

it.each([
  [']C1RR482910015CY', 'RR482910015CY'],
  [']C0 rr 482910015 cy', 'RR482910015CY'],
  [']d2B20000037', 'B20000037'],
  [']Q3\u001dRR482910015CY', 'RR482910015CY'],
  ['\u001dB20000037', 'B20000037'],
])('what a scanner puts before the number is no part of it: %j', (scanned, number) => {
  expect(numbersInLabel(scanned)[0]).toBe(number);
});

it.each([
  [']C1420196VN4829CY', 'VN4829CY'],
  [']C142010557\u001d9205590164917312345678', '05590164917312345678'],
  [']C100340123450000000018', '340123450000000018'],
  [']d2010401234567890121AB12\u001d00340123450000000018', '340123450000000018'],
  [']C1402 4012345 67890123 4 5', '40123456789012345'],
  ['\u001d10B1\u001d401PARCEL77\u001d', 'PARCEL77'],
  ['(00)340123450000000018(10)B1', '340123450000000018'],
])('GS1 elements name the number: %j', (scanned, number) => {
  expect(numbersInLabel(scanned)).toContain(number);
});

it.each([
  ['00340123450000000018', ['00340123450000000018']],
  [']C121ABC12345', ['21ABC12345']],
  [']C110ABC12345', ['10ABC12345']],
])('no other part of %j is a number', (scanned, numbers) => {
  expect(numbersInLabel(scanned)).toEqual(numbers);
});

it('words and counts on a label are no numbers; five characters are one', () => {
  const label = 'P101|rr482910015cy|Nicosia|A1234|1/1';
  expect(numbersInLabel(label).slice(1)).toEqual(['RR482910015CY', 'A1234']);
});

it('what holds no letter or digit is no number', () => {
  expect(numbersInLabel(' \u200b ')).toEqual([]);
});
