// How long a short message is: "Property tests for … segment counting (against published examples)".
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smsParts } from '../../../domain/messages/smsParts.ts';

const counted = (text: string) => {
  const { encoding, units, segments, perSegment } = smsParts(text);
  return [encoding, units, segments, perSegment];
};

/** Limits as 3GPP TS 23.038 and 23.040 give them: 160 and 153 septets, 70 and 67 units. */
describe('published examples', () => {
  it.each([
    ['', 'GSM-7', 0, 0, 160],
    ['a'.repeat(160), 'GSM-7', 160, 1, 160],
    ['a'.repeat(161), 'GSM-7', 161, 2, 153],
    ['€', 'GSM-7', 2, 1, 160],
    ['€'.repeat(80), 'GSM-7', 160, 1, 160],
    ['€'.repeat(81), 'GSM-7', 162, 2, 153],
    ['@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà', 'GSM-7', 42, 1, 160],
    ['[]{}\\~|^€', 'GSM-7', 18, 1, 160],
    ['ç', 'UCS-2', 1, 1, 70],
    ['“quoted”', 'UCS-2', 8, 1, 70],
    ['`', 'UCS-2', 1, 1, 70],
    ['包'.repeat(70), 'UCS-2', 70, 1, 70],
    ['包'.repeat(71), 'UCS-2', 71, 2, 67],
    ['😀'.repeat(35), 'UCS-2', 70, 1, 70],
    ['😀'.repeat(36), 'UCS-2', 72, 2, 67],
  ])('%#', (text, ...expected) => {
    expect(counted(text)).toEqual(expected);
  });

  it('an escaped character does not stand half in one part and half in the next', () => {
    // 152 units, a euro sign that does not fit any more, 152 units: 306 units would fit into two parts if it could.
    expect(counted(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toEqual(['GSM-7', 306, 3, 153]);
    expect(counted(`${'a'.repeat(151)}€${'a'.repeat(153)}`)).toEqual(['GSM-7', 306, 2, 153]);
  });

  it('nor does a surrogate pair: 66 units, a face, 66 units', () => {
    expect(counted(`${'包'.repeat(66)}😀${'包'.repeat(66)}`)).toEqual(['UCS-2', 134, 3, 67]);
    expect(counted(`${'包'.repeat(65)}😀${'包'.repeat(67)}`)).toEqual(['UCS-2', 134, 2, 67]);
  });
});

describe('whatever the text', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', 'é', '€', '[', '包', '😀'),
    maxLength: 400,
  });
  const seven = fc.string({ unit: fc.constantFrom('a', 'é', '€', '{'), maxLength: 400 });

  it('its parts hold its units, and no more than one unit of each stays empty', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { units, segments, perSegment } = smsParts(text);
        expect(segments * perSegment).toBeGreaterThanOrEqual(units);
        expect((segments - 1) * (perSegment - 1)).toBeLessThan(Math.max(1, units));
      }),
    );
  });

  it('a longer text never takes fewer parts', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(smsParts(one + other).segments).toBeGreaterThanOrEqual(smsParts(one).segments);
      }),
    );
  });

  it('one letter that GSM-7 lacks turns the whole text into UCS-2', () => {
    fc.assert(
      fc.property(seven, (text) => {
        expect(smsParts(text).encoding).toBe('GSM-7');
        expect(smsParts(`${text}包`)).toMatchObject({ encoding: 'UCS-2', units: text.length + 1 });
      }),
    );
  });
});
