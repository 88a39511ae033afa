// Chinese: what went wrong.
import type { problems as english } from '../en/problems.ts';
import type { Messages } from '../messages.ts';

export const problems: Messages<typeof english> = {
  system: '系统错误',
  request: '服务请求失败',
  credentials: '用户不存在或密码错误',
  unknown: '服务器拒绝了请求，状态码 %{status}。',
  codes: {
    NOT_SIGNED_IN: '请先登录。',
    BAD_CREDENTIALS: '用户不存在或密码错误',
    TOO_MANY_TRIES: '尝试次数过多，请在 %{seconds} 秒后重试。',
    NOT_ALLOWED: '您的角色没有此权限，需要 %{needs}。',
    BAD_INPUT: '请求无效：%{field}：%{reason}',
    BAD_JSON: '请求内容不是有效的 JSON。',
    WRONG_CONTENT_TYPE: '请求内容必须是 application/json。',
    TOO_LARGE: '请求内容过大。',
    NO_SUCH_CALL: '没有这个接口。',
    WRONG_METHOD: '该接口不支持 %{method}。',
    NOT_FOUND: '记录不存在或已被删除。',
    STALE: '在此期间其他人已保存了这条记录。',
    TAKEN: '已被其他记录使用，请换一个。',
    CATEGORY_IN_USE: '类别“%{category}”还有 %{count} 件在途包裹，取件完成后才能删除。',
    PROVINCE_IN_USE: '省份“%{name}”下还有 %{count} 个区县。请先删除这些区县或将其移至其他省份。',
    DISTRICT_IN_USE:
      '区县“%{name}”下还有 %{count} 组快递柜。请先将它们移至其他区县，再删除该区县。',
    TERMINAL_KEY_REFUSED: '终端密钥无效。',
    BOX_OCCUPIED: '格口占用时不能进行此操作！',
    BOX_BOOKED: '格口 %{box} 已预约给包裹 %{parcelNumber}，请先取消预约。',
    BOX_NO_ID: '获取格口编号失败！',
    NO_TERMINAL: '该快递柜没有可开门的终端。',
    BUSY: '系统错误',
    BROKEN: '系统错误',
  },
  reasons: {
    missing: '缺少该项',
    unknown: '不支持该项',
    wrongType: '类型不正确',
    tooLong: '内容过长',
    tooShort: '内容过短',
    tooBig: '数值过大',
    tooSmall: '数值过小',
    notAllowed: '不在允许的取值范围内',
    malformed: '格式不正确',
    repeated: '重复提供',
    characters: '包含不允许的字符',
  },
};
