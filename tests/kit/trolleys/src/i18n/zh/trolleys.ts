// Chinese: the words of trolleys.
import type { Messages } from '../../../../../../src/i18n/messages.ts';
import { resourceMessages } from '../../../../../../src/i18n/zh/resourceMessages.ts';
import type { trolleys as english } from '../en/trolleys.ts';

export const trolleys: Messages<typeof english> = resourceMessages('手推车', {
  fields: { plannedOn: '计划日期' },
  choices: { status: { READY: '可用', LENT: '借出', BROKEN: '损坏' } },
});
