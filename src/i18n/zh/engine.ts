// Chinese: the words of every list, whatever its noun.
import type { engine as english } from '../en/engine.ts';
import type { Messages } from '../messages.ts';

export const engine: Messages<typeof english> = {
  filter: {
    label: '筛选条件',
    button: '筛选',
    any: '不限',
    more: '更多筛选',
    clear: '清除 %{smart_count} 个筛选条件',
    clearOne: '清除%{name}',
    show: '查看结果',
    text: '%{name}“%{value}”',
    choice: '%{name}%{value}',
    comma: '，',
  },
  columns: { label: '列', reset: '恢复默认列' },
  export: {
    label: '导出',
    busy: '正在导出',
    all: '包含符合筛选条件的全部记录，而不只是本页。',
    csv: 'CSV',
    csvHint: '逗号分隔文本',
    xlsx: 'XLSX',
    xlsxHint: 'Excel 工作簿',
  },
  sort: {
    label: '排序',
    ASC: '%{field}，升序',
    DESC: '%{field}，降序',
  },
  pager: {
    label: '分页',
    range: '第 %{first}–%{last} 项，共 %{total} 项',
    size: '每页',
    page: '第 %{page} 页',
    previous: '上一页',
    next: '下一页',
  },
  row: {
    select: '选择 %{name}',
    selectPage: '全选本页',
    selected: '已选',
    acts: '操作',
    act: '%{act}：%{name}',
    more: '%{name}的更多操作',
  },
  bulk: {
    label: '所选项',
    selected: '已选 %{smart_count} 项',
    clear: '取消选择',
    none: '所选项中没有可以%{act}的',
  },
  stale: '%{message} 下面是之前的数据。',
  act: {
    failed: '%{smart_count} 项中有 %{failed} 项失败',
    again: '重试 %{smart_count} 项',
  },
};
