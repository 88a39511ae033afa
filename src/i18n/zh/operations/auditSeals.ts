// Chinese messages: verification of the audit seals.
import type { auditSeals as english } from '../../en/operations/auditSeals.ts';
import type { Messages } from '../../messages.ts';

export const auditSeals: Messages<typeof english> = {
  title: '审计封存校验',
  verify: '开始校验',
  busy: '校验中',
  about:
    '审计记录分批封存，每一批都包含前一批的哈希值，哈希值使用服务器密钥计算。校验时会重新读取全部记录，找出第一个内容被修改、增加或删除的批次。',
  personal: '个人信息单独保存：删除客户时其信息会被清除，而封存依然完整。',
  running: '目前 %{seals} 个批次完整，共 %{smart_count} 条记录。',
  whole: '审计记录完整',
  broken: '审计记录被篡改',
  unchecked: '无法在此校验审计记录',
  fault: {
    CHANGED: '批次 %{sealId} 在封存后被修改。',
    CHAIN: '批次 %{sealId} 与前一批次不衔接。',
    MISSING: '批次 %{sealId} 之前缺少批次。',
    UNKEYED: '批次 %{sealId} 未使用服务器密钥封存，而当时服务器已经使用密钥封存：它是后来伪造的。',
    OTHER_KEY:
      '批次 %{sealId} 是用另一个服务器密钥封存的，本服务器无法校验它及之后的批次。请检查 SERVER_KEY 是否与原来一致。',
  },
  differs: '审计记录与数据库之外的记录不一致',
  lost: {
    SHORTER:
      '封存链变短：批次 %{sealId}（封存于 %{time}）在数据库之外有记录，但数据库中已不存在。封存链末尾被删除，或数据库恢复到了更早的状态。',
    DIFFERENT:
      '封存链与数据库之外的记录不一致：批次 %{sealId}（封存于 %{time}）已被另一个批次取代，封存链已被重建。',
  },
  unkeyed:
    '前 %{smart_count} 个批次是在启用服务器密钥之前封存的。在此之前，能够改写数据库的人可能重建过这些批次，校验无法发现。',
  kept: '自 %{since} 起，最后一个批次也保存在数据库之外；目前保存的是批次 %{sealId}。',
  notKept: '数据库之外尚未保存任何批次，因此无法发现封存链末尾是否被删除。',
  restored: '%{time} 恢复了备份：封存链从批次 %{fromSeal} 退回到批次 %{sealId}。',
  where: '它包含第 %{firstId} 至 %{lastId} 条记录，封存于 %{time}。',
  looked: '%{seals} 个批次完整，共 %{smart_count} 条记录。',
  unsealed: '还有 %{smart_count} 条记录尚未封存。',
  forged: '有 %{smart_count} 项个人信息被改动，或未经删除操作而丢失。',
  begun: '%{time} 恢复了备份，封存链到批次 %{sealId} 为止。',
  hash: '最后一个哈希值。请另行保存，日后可用来证明封存链未被重建：',
};
