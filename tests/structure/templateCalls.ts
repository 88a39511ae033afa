// The calls of templates, with `/api` and without, as R7 documents them.
import { answers, takes, type Group } from './documented.ts';

const TEMPLATE =
  'templateId templateType templateEvent templateDescription templateTitle templateContent templateStatus placeholderList';
const DRAFT =
  'templateEvent templateDescription templateTitle templateContent templateStatus templateId';

const templatesBelow = (root: string): Group => ({
  [`GET ${root}/info/{templateId}`]: answers('R7.104', TEMPLATE),
  [`POST ${root}/update`]: takes('R7.105', DRAFT),
  [`GET ${root}/test-send/{templateId}`]: takes('R7.106', 'notifyAddress'),
});

export const templateCalls: Group = {
  'GET /api/content/v1/templateQuery': takes('R7.103', 'templateType', TEMPLATE),
  ...templatesBelow('/content/v1'),
  ...templatesBelow('/api/content/v1'),
};
