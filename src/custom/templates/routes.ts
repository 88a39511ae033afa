// Routes of the templates' lists and of each template.
import type { Template } from '../../../contract/messages/templates.ts';
import { pageAddress } from '../../engine/definePage.ts';
import { notificationContent, smsDetail } from './page.ts';

/** The page after the form (R2.54). */
export const LISTS = `/app/${notificationContent.path}`;

/** R9.33: the notification types are SMS and MAIL; MAIL is EMAIL in page parameters. */
export const typeOf = ({ templateType }: Pick<Template, 'templateType'>): 'EMAIL' | 'SMS' =>
  templateType === 'MAIL' ? 'EMAIL' : 'SMS';

export const placeOf = (template: Pick<Template, 'templateId' | 'templateType'>): string =>
  `/app/${pageAddress(smsDetail, { templateId: template.templateId, type: typeOf(template) })}`;
