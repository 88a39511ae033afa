// Chinese messages: the warehouse page, on which parcels are scanned in and out.
import type { warehouse as english } from '../../en/lockers/warehouse.ts';
import type { Messages } from '../../messages.ts';

export const warehouse: Messages<typeof english> = {
  title: '仓库',
  fact: '逐件扫描包裹',
  status: '状态',
  location: '位置',
  parcelNumber: '包裹单号',
  help: '扫描或输入后按回车键，即可继续扫描下一件。',
  update: '更新状态',
  sitting: '本次已处理',
  sum: '成功 %{done} 件，失败 %{refused} 件',
  nothing: '还没有记录。扫描的包裹会显示在这里。',
  sending: '提交中',
  refused: '失败',
  asking: '在格口中',
  inBox: '自 %{time} 起登记在 %{locker} 的格口 %{box} 中。包裹在您手上吗？',
  here: '是，在我这里',
  notHere: '不在',
  kept: '仍在格口中',
  toCheck: '其格口在核查之前不会再分配。',
  undo: '撤销',
  undone: '已撤销',
  done: '更新成功',
  saidDone: '%{number}：更新成功',
  saidRefused: '%{number} 失败。%{reason}',
  saidAsking: '%{number} 登记在格口中，请确认',
  saidUndone: '%{number} 已恢复为在格口中，新取件码已发送',
  noParcel: '没有单号为 %{number} 的包裹。',
};
