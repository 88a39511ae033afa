// Chinese messages: the legacy designer.
import type { legacyBox as english } from '../../en/lockers/legacyBox.ts';
import type { Messages } from '../../messages.ts';

export const legacyBox: Messages<typeof english> = {
  title: '旧版快递柜',
  create: '新增旧版快递柜',
  edit: '编辑 %{name}',
  step1: '第 1 步，共 2 步：基本信息',
  step2: '第 2 步，共 2 步：柜体与格口',
  next: '下一步：柜体与格口',
  back: '返回基本信息',
  save: '保存',
  faults: '请先改正标红的错误，再保存快递柜。',
  empty: '请至少画一个格口。',
  lookFirst: '格口有改动，请在第 2 步确认改动内容后再保存。',
  created: '创建成功',
  updated: '更新成功',
  toList: '返回旧版快递柜列表',
  keepMine: '保留我的',
  theirs:
    '您填写和绘制的内容已保留。期间被修改的有：%{fields}。如果保留您的内容，下次保存会将其替换。',
};
