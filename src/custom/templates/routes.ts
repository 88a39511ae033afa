// Where templates are: their lists, and the page of each.
import type { Template } from '../../../contract/messages/templates.ts';
import { pageAddress } from '../../engine/definePage.ts';
import { notificationContent, smsDetail } from './page.ts';

/** 'Navigation targets: NotificationContent after template save or cancel.' */
export const LISTS = `/app/${notificationContent.path}`;

/** "Notification types SMS, MAIL (EMAIL in page parameter)." */
export const typeOf = ({ templateType }: Pick<Template, 'templateType'>): 'EMAIL' | 'SMS' =>
  templateType === 'MAIL' ? 'EMAIL' : 'SMS';

export const placeOf = (template: Pick<Template, 'templateId' | 'templateType'>): string =>
  `/app/${pageAddress(smsDetail, { templateId: template.templateId, type: typeOf(template) })}`;
