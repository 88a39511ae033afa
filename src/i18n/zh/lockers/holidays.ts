// Chinese messages: holidays.
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';
import type { holidays as english } from '../../en/lockers/holidays.ts';

export const holidays: Messages<typeof english> = resourceMessages('节假日', {
  fields: { date: '日期', name: '名称' },
  errors: { date: { missing: '请按 YYYY-MM-DD 输入日期' } },
});
