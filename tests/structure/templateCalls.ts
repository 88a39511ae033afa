// The calls of templates, with `/api` and without, as R7 documents them.
import type { Group } from './documented.ts';

const TEMPLATE =
  'templateId templateType templateEvent templateDescription templateTitle templateContent templateStatus placeholderList';
const DRAFT =
  'templateEvent templateDescription templateTitle templateContent templateStatus templateId';

const templatesBelow = (root: string): Group => ({
  [`GET ${root}/info/{templateId}`]: { proves: 'R7.104', answers: TEMPLATE },
  [`POST ${root}/update`]: { proves: 'R7.105', takes: DRAFT },
  [`GET ${root}/test-send/{templateId}`]: { proves: 'R7.106', takes: 'notifyAddress' },
});

export const templateCalls: Group = {
  'GET /api/content/v1/templateQuery': {
    proves: 'R7.103',
    takes: 'templateType',
    answers: TEMPLATE,
  },
  ...templatesBelow('/content/v1'),
  ...templatesBelow('/api/content/v1'),
};
