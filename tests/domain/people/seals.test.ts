// What is sealed is one text on every machine; what is personal is known by its field.
import { describe, expect, it } from 'vitest';
import { isPersonal, isPersonalFilter, maskPersonal } from '../../../domain/people/personal.ts';
import { batchText, canonical } from '../../../domain/people/seals.ts';

describe('the text of a batch', () => {
  const head = { hashBefore: null, firstId: 1, lastId: 2, count: 2, time: 5, keyId: null };
  const event = { id: 1, time: 3, type: 'SIGNED_IN', data: { b: 1, a: [{ d: null, c: 'é' }] } };

  it('does not depend on the order in which the database keeps the fields of an object', () => {
    expect(canonical({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}');
    const turned = { ...event, data: { a: [{ c: 'é', d: null }], b: 1 } };
    expect(batchText(head, [turned])).toBe(batchText(head, [event]));
  });

  it('differs by everything that is sealed, and by where one value ends and the next begins', () => {
    const texts = [
      batchText(head, [event]),
      batchText({ ...head, hashBefore: 'x' }, [event]),
      batchText({ ...head, time: 6 }, [event]),
      batchText({ ...head, keyId: 'x' }, [event]),
      batchText({ ...head, keyId: 'y' }, [event]),
      batchText(head, []),
      batchText(head, [event, event]),
      batchText(head, [{ ...event, data: {} }]),
      ...['type', 'subjectType', 'subjectId', 'byType', 'byName', 'ip', 'fromState', 'toState'].map(
        (name) => batchText(head, [{ ...event, [name]: 'x' }]),
      ),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('what is personal', () => {
  it('"fields mobile, email, address, names of members", and nothing else of them', () => {
    const fields = ['username', 'firstName', 'lastName', 'mobile', 'email', 'address'];
    expect(fields.filter((field) => !isPersonal('member', field))).toEqual([]);
    expect(
      ['memberNo', 'memberStatus', 'paymentScheme'].some((field) => isPersonal('member', field)),
    ).toBe(false);
    expect(isPersonal('locker', 'address')).toBe(false);
  });

  it('is masked so that it can be known by and not used', () => {
    expect(maskPersonal('mobile', '0035799123456')).toBe('•••56');
    expect(maskPersonal('email', 'maria@example.test')).toBe('m•••@example.test');
    expect(maskPersonal('EMAIL_A', 'ops@a.test;desk@b.test')).toBe('o•••@a.test;d•••@b.test');
    expect(maskPersonal('lastName', 'Ηλιάδη')).toBe('Η•••');
  });

  it('is known among what somebody looked for, too', () => {
    expect(['mobile', 'email', 'firstLastName', 'memberName'].every(isPersonalFilter)).toBe(true);
    expect(isPersonalFilter('lockerName')).toBe(false);
  });
});
