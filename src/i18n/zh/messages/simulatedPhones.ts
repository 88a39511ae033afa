// Chinese messages: the simulated phones of a demo network.
import type { simulatedPhones as english } from '../../en/messages/simulatedPhones.ts';
import type { Messages } from '../../messages.ts';

export const simulatedPhones: Messages<typeof english> = {
  short: '短信发往模拟手机',
  note: '这是演示网络，尚未设置短信网关：短信发往模拟手机，并显示为已发送，不会到达真实手机。',
};
