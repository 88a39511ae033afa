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
  done: '更新成功',
  saidDone: '%{number}：更新成功',
  saidRefused: '%{number}：失败',
  noParcel: '没有单号为 %{number} 的包裹。',
};
