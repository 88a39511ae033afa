// The back-office must work unchanged against another server that speaks the documented calls: its gateways.
import { describe, expect, test } from 'vitest';
import { gateways } from '../../../contract/messages/gateways.ts';
import { saveOf, untouched, withEncoding } from '../../../src/custom/gateways/otherServers.ts';

describe('Another server', () => {
  test('may tell the encoding by the name of the entity', () => {
    expect(withEncoding({ encoding: 'FORM' })).toMatchObject({ Encoding: 'FORM' });
    expect(withEncoding({ Encoding: 'JSON', encoding: 'FORM' })).toMatchObject({
      Encoding: 'JSON',
    });
  });

  test('may know an encoding that ours does not: it stays a choice, and is sent back', () => {
    const draft = { url: 'https://gateway.example.test', senderId: '', apiKey: '' };
    const told = { ...draft, Encoding: 'ISO-8859-7' };
    expect(saveOf(gateways.saveSms, {}).input.safeParse(told).success).toBe(false);
    const { input } = saveOf(gateways.saveSms, told);
    expect(input.parse(told)).toEqual(told);
    expect(input.safeParse({ ...told, Encoding: 'FORM' }).success).toBe(true);
  });

  test('is asked for what counts as accepted only where it returns it', () => {
    const shapeOf = (told: object) => {
      const { input } = saveOf(gateways.saveSms, { Encoding: 'JSON', ...told });
      return Object.keys((input as typeof gateways.saveSms.input).shape);
    };
    expect(shapeOf({})).not.toContain('acceptance');
    expect(shapeOf({ acceptance: 'STATUS' })).toContain('acceptance');
  });

  test('gets the secret back that it told: an empty one would wipe it there', () => {
    expect(untouched({ apiKey: 'told' }, 'apiKey')).toBe('told');
    expect(untouched({}, 'apiKey')).toBe('');
    expect(untouched({ apiKey: '', apiKeyKept: true }, 'apiKey')).toBe('');
  });
});
