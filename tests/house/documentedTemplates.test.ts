// The calls of templates as the specification documents them, with `/api` and without.
import { describe, expect, test } from 'vitest';
import { addressesIn, documentedNames, foundOf, type Documented } from './documented.ts';

const TEMPLATES = `
GET /api/content/v1/templateQuery (templateType SMS or MAIL); GET /content/v1/info/{templateId}; POST /content/v1/update {templateEvent, templateDescription, templateTitle, templateContent, templateStatus, templateId}; GET /content/v1/test-send/{templateId} (notifyAddress).`;

const TEMPLATE =
  'templateId templateType templateEvent templateDescription templateTitle templateContent templateStatus placeholderList';
const DRAFT =
  'templateEvent templateDescription templateTitle templateContent templateStatus templateId';

const calls = (root: string): Record<string, Documented> => ({
  [`GET ${root}/info/{templateId}`]: { answers: TEMPLATE },
  [`POST ${root}/update`]: { takes: DRAFT },
  [`GET ${root}/test-send/{templateId}`]: { takes: 'notifyAddress' },
});

const all: Record<string, Documented> = {
  'GET /api/content/v1/templateQuery': { takes: 'templateType', answers: TEMPLATE },
  ...calls('/content/v1'),
  ...calls('/api/content/v1'),
};

describe('Templates', () => {
  test.each(Object.entries(all))('%s', (address, documented) => {
    const found = foundOf(address);
    const { takes, answers } = documentedNames(documented);
    expect(found, address).toBeDefined();
    expect(found?.takes).toEqual(expect.arrayContaining(takes));
    expect(found?.answers).toEqual(expect.arrayContaining(answers));
  });

  test('every address that is documented stands in the table', () => {
    const { addresses, lacking } = addressesIn(TEMPLATES, all);
    expect(addresses).toHaveLength(4);
    expect(lacking).toEqual([]);
  });
});
