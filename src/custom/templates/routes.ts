// Routes of the templates' lists and of each template.
import type { Template } from '../../../contract/messages/templates.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';

/** R9.33: the notification types are SMS and MAIL; MAIL is EMAIL in page parameters. */
export const typeOf = ({ templateType }: Pick<Template, 'templateType'>): 'EMAIL' | 'SMS' =>
  templateType === 'MAIL' ? 'EMAIL' : 'SMS';

export const placeOf = (template: Pick<Template, 'templateId' | 'templateType'>): string =>
  pageUrl(routes.smsDetail, { templateId: template.templateId, type: typeOf(template) });
