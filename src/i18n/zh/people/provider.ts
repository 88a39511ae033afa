// Chinese messages: details below the facts of a provider, and its go-to-page field.
import type { pageJump as englishJump, provider as english } from '../../en/people/provider.ts';
import type { Messages } from '../../messages.ts';

export const provider: Messages<typeof english> = {
  key: {
    title: '请求方密钥',
    hint: '该公司的系统通过 /api/provider/v1 预告和查询包裹，密钥放在请求头 X-Requestor-Key 中。',
    none: '还没有密钥。',
    since: '生成于 %{time}。',
    renew: '生成新密钥',
    question: '为“%{name}”生成新的请求方密钥？',
    consequence: '该公司系统正在使用的密钥会立即失效，填入新密钥后才能恢复。',
    first: '有了密钥，该公司的系统就可以预告和查询包裹。',
    shown: '“%{name}”的新请求方密钥',
    once: '密钥只显示一次。关闭此窗口前，请将密钥交给该公司或妥善保存。',
    copy: '复制',
    copied: '已复制',
    notCopied: '浏览器无法复制密钥，请选中后手动复制。',
    done: '完成',
  },
  traffic: '业务情况',
  announcedCount: '已预告',
  livingCount: '在途',
  agentCount: '快递员',
  latest: '最近的调用',
  silent: '该公司的系统还没有调用过。',
  took: '%{ms} 毫秒',
  calls: { announce: '预告包裹', cancel: '撤回预告', list: '列出包裹', state: '查询状态' },
  results: {
    SUCCESS: '成功',
    BAD_INPUT: '内容无效',
    NOT_FOUND: '查无此件',
    PARCEL_UNDER_WAY: '已在途中',
    KEY_REUSED: '已拒绝：标识已用于另一条预告',
    REQUESTOR_KEY_REFUSED: '已拒绝：请求方密钥无效',
    PROVIDER_LOCKED: '已拒绝：物流公司已锁定',
    PROVIDER_OUT_OF_CONTRACT: '已拒绝：不在合同期内',
    TOO_MANY_ANNOUNCED: '已拒绝：预告的包裹过多',
    TOO_MANY_TRIES: '已拒绝：调用过于频繁',
    BUSY: '服务器繁忙',
    BROKEN: '服务器错误',
  },
};

export const pageJump: Messages<typeof englishJump> = {
  label: '跳至页码',
  go: '跳转',
  whole: '请输入正整数。',
  beyond: '一共只有 %{smart_count} 页。',
};
