// What a template may say: "unknown or missing placeholder named before saving".
import { NOTIFY_TYPES } from '../../../domain/limits.ts';
import { describe, expect, it } from 'vitest';
import { goesBy, MESSAGE_EVENTS } from '../../../domain/messages/messages.ts';
import {
  fillTemplate,
  SECRET_PLACEHOLDERS,
  valueTexts,
} from '../../../domain/messages/templates.ts';
import {
  EVENT_PLACEHOLDERS,
  named,
  neutralTexts,
  templateErrors,
} from '../../../domain/messages/templateRules.ts';
import { BASE_TEMPLATES } from '../../../server/seed/base/baseTemplates.ts';

const text = (templateContent: string, templateTitle = 'Title') => ({
  templateTitle,
  templateContent,
});
const KNOWN = ['parcelNumber', 'pinCode'];

describe('what is wrong with a template', () => {
  it('names the placeholders that its event does not know, where they stand', () => {
    const faults = templateErrors('MAIL', text('{pinCod} {pinCode} {x}', '{parcel}'), KNOWN);
    expect(faults).toEqual([
      { field: 'templateTitle', error: 'UNKNOWN', names: ['parcel'] },
      { field: 'templateContent', error: 'UNKNOWN', names: ['pinCod', 'x'] },
    ]);
  });

  it('names the PIN or the code that it must say and does not; an e-mail may say it in its title', () => {
    const lacking = [{ field: 'templateContent', error: 'LACKING', names: ['pinCode'] }];
    expect(templateErrors('SMS', text('{parcelNumber}', '{pinCode}'), KNOWN)).toEqual(lacking);
    expect(templateErrors('MAIL', text('{parcelNumber}'), KNOWN)).toEqual(lacking);
    expect(templateErrors('MAIL', text('{parcelNumber}', '{pinCode}'), KNOWN)).toEqual([]);
  });

  it.each(['{pinCode} {parcelNumber', '{pinCode}}', '{{pinCode}}', '{pinCode} {}'])(
    'a brace that stands alone would be sent as it is: %s',
    (content) => {
      expect(templateErrors('SMS', text(content), KNOWN)).toEqual([
        { field: 'templateContent', error: 'BRACE', names: [] },
      ]);
    },
  );

  it('a network begins with one for each way in which an event is told', () => {
    const told = MESSAGE_EVENTS.flatMap((event) =>
      NOTIFY_TYPES.filter((channel) => goesBy(event, channel)).map(
        (channel) => `${event} ${channel}`,
      ),
    );
    const kept = BASE_TEMPLATES.map((each) => `${each.templateEvent} ${each.templateType}`);
    expect(kept).toEqual(told);
    expect(told).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:ALERT|REPORT) SMS|PASSWORD_CODE MAIL/)]),
    );
  });
});

describe('the texts that a network begins with', () => {
  /** Nothing between two signs, before one, between brackets or behind a label; nobody greeted; a word left out. */
  const GAP = /,\s*[,.]| [,.;:)]|\([\s,]*\)|:[ ]*$|, $|Dear ,| {2}/m;

  it.each(BASE_TEMPLATES.map((each) => [each.templateEvent, each.templateType, each] as const))(
    '%s by %s has no gap for a stranger, at a locker without a location, of no box',
    (_event, _type, { placeholderList, translations, ...english }) => {
      const nothing = { memberName: '', location: null, boxName: null };
      const texts = valueTexts({ ...neutralTexts(placeholderList), ...nothing }, 'UTC');
      for (const said of [english, ...Object.values(translations)])
        for (const one of [said.templateTitle, said.templateContent])
          expect(fillTemplate(one, texts)).not.toMatch(GAP);
    },
  );

  it('such a gap would be found', () => {
    for (const said of ['at Old Port, , is', 'at Old Port, .', 'Dear ,', 'Box: \nSince', 'box  at'])
      expect(said).toMatch(GAP);
  });
});

describe('texts that belong to nobody', () => {
  it('fill every placeholder of every event, a PIN or a code with as many digits as a real one has', () => {
    for (const known of Object.values(EVENT_PLACEHOLDERS)) {
      const texts = neutralTexts(known);
      expect(Object.keys(texts)).toEqual([...known]);
      expect(Object.values(texts).every((value) => value !== '')).toBe(true);
    }
    for (const name of SECRET_PLACEHOLDERS) expect(neutralTexts([name])[name]).toMatch(/^\d{6}$/);
  });

  it('one that is not known here says its name', () => {
    expect(neutralTexts(['courier'])).toEqual({ courier: '[courier]' });
    expect(named(['a', 'b'])).toBe('{a}, {b}');
  });
});
