// Chinese: what can go wrong before sign-in too.
import type { firstProblems as english } from '../en/firstProblems.ts';
import type { Messages } from '../messages.ts';

export const firstProblems: Messages<typeof english> = {
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
    WRONG_CONTENT_TYPE: '请求内容必须是 %{type}。',
    TOO_LARGE: '请求内容过大。',
    NO_SUCH_CALL: '没有这个接口。',
    WRONG_METHOD: '该接口不支持 %{method}。',
    NOT_FOUND: '记录不存在或已被删除。',
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
    useSemicolon: '多个邮箱地址请用“;”分隔',
    address: '请输入有效的邮箱地址',
    characters: '包含不允许的字符',
  },
};
