// The numbers in what couriers scan.
import { expect, it } from 'vitest';
import { numbersIn } from '../../../domain/parcels/labels.ts';

it('a number is looked for as it is kept, however it is written', () => {
  expect(numbersIn(' rr 482 910 015 cy ')[0]).toBe('RR482910015CY');
});

it('a label may contain the number among other things', () => {
  expect(numbersIn('P101|rr482910015cy|CY')).toContain('RR482910015CY');
  expect(numbersIn('%000910RR482910015CY42')).toContain('RR482910015CY');
  expect(numbersIn('https://post.test/t/B20000037?x=1')).toContain('B20000037');
});

it('words and counts on a label are no numbers', () => {
  expect(numbersIn('P101|rr482910015cy|Nicosia|1/1').slice(1)).toEqual(['RR482910015CY']);
});

it('what holds no letter or digit is no number', () => {
  expect(numbersIn(' \u200b ')).toEqual([]);
});
