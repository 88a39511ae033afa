// What the specification documents of templates, with `/api` and without, word by word.
import type { Documented, Group } from './documented.ts';

const TEMPLATES = `
GET /api/content/v1/templateQuery (templateType SMS or MAIL); GET /content/v1/info/{templateId}; POST /content/v1/update {templateEvent, templateDescription, templateTitle, templateContent, templateStatus, templateId}; GET /content/v1/test-send/{templateId} (notifyAddress).`;

const TEMPLATE =
  'templateId templateType templateEvent templateDescription templateTitle templateContent templateStatus placeholderList';
const DRAFT =
  'templateEvent templateDescription templateTitle templateContent templateStatus templateId';

const templatesBelow = (root: string): Record<string, Documented> => ({
  [`GET ${root}/info/{templateId}`]: { answers: TEMPLATE },
  [`POST ${root}/update`]: { takes: DRAFT },
  [`GET ${root}/test-send/{templateId}`]: { takes: 'notifyAddress' },
});

const templates: Record<string, Documented> = {
  'GET /api/content/v1/templateQuery': { takes: 'templateType', answers: TEMPLATE },
  ...templatesBelow('/content/v1'),
  ...templatesBelow('/api/content/v1'),
};

/** Beside it how many addresses its line has. */
export const templateCalls: Group = [TEMPLATES, templates, 4];
