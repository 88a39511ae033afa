// Chinese messages used in several catalogues, also before sign-in.
import type * as english from '../en/common.ts';
import type { Messages } from '../messages.ts';

/** Why a typed mobile number cannot be dialled. */
export const mobileErrors: Messages<typeof english.mobileErrors> = {
  areaCodeUnknown: '没有国家使用该区号',
  digitsTooFew: '手机号位数不足',
  digitsTooMany: '手机号位数超出该区号的号码长度。拨打其他国家的号码请以 00 或 + 开头。',
};
