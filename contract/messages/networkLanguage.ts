// The language of messages to everybody who has none of their own. Ours: the specification has no setting for it.
import { z } from 'zod';
import { LANGUAGES } from '../../domain/limits.ts';
import { LANGUAGES_FEATURE as feature } from '../capabilities.ts';
import { asking } from '../endpoint.ts';
import { time } from '../scalars.ts';

const root = '/api/v1/network/language';
const setting = { language: z.enum(LANGUAGES) };
const told = z.object({ ...setting, lastUpdatedTime: time.optional() });

/** Read also by whoever sees customers or templates: their pages say in which language something is sent. */
const view = asking(
  'SETTING_VIEW',
  'SETTING_EDIT',
  'MEMBER_VIEW',
  'MEMBER_EDIT',
  'TEMPLATE_VIEW',
  'TEMPLATE_EDIT',
);

/** Asked only where the server announces `languages`. */
export const networkLanguage = {
  read: { ...view.get(root, {}, told), feature },
  save: { ...asking('SETTING_EDIT').post(root, setting, told), feature },
};
