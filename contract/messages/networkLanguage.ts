// Default language of messages, for recipients without their own. Not in the specification.
import { z } from 'zod';
import { MESSAGE_LANGUAGES } from '../../domain/limits.ts';
import { LANGUAGES_FEATURE as feature } from '../capabilities.ts';
import { asking } from '../endpoint.ts';
import { time } from '../scalars.ts';

const root = '/api/v1/network/language';
const setting = { language: z.enum(MESSAGE_LANGUAGES) };
const output = z.object({ ...setting, lastUpdatedTime: time.optional() });

/** Also readable with access to customers or templates: their pages show the language that is used. */
const view = asking(
  'SETTING_VIEW',
  'SETTING_EDIT',
  'MEMBER_VIEW',
  'MEMBER_EDIT',
  'TEMPLATE_VIEW',
  'TEMPLATE_EDIT',
);

/** Called only if the server announces `languages`. */
export const networkLanguage = {
  read: { ...view.get(root, {}, output), feature },
  save: { ...asking('SETTING_EDIT').post(root, setting, output), feature },
};
