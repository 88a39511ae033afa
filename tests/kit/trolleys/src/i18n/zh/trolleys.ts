// Chinese: the words of trolleys.
import type { Messages } from '../../../../../../src/i18n/messages.ts';
import { nounWords } from '../../../../../../src/i18n/zh/noun.ts';
import type { trolleys as english } from '../en/trolleys.ts';

export const trolleys: Messages<typeof english> = nounWords('手推车', {
  fields: { name: '名称', lockerId: '快递柜', wheels: '轮数', condition: '状况' },
});
