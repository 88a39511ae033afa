// Chinese messages: terminal software versions.
import type { versions as english } from '../../en/operations/versions.ts';
import type { Messages } from '../../messages.ts';

const THRESHOLD = '成功比例须为 1 到 100 的整数。';

export const versions: Messages<typeof english> = {
  name: '版本',
  title: '终端软件',
  export: '导出 %{smart_count} 个版本',
  empty: {
    title: '还没有版本',
    text: '向快递柜部署终端软件后，版本会显示在这里。',
    noMatch: '没有符合条件的版本',
    noMatchFor: '没有与“%{text}”相符的版本',
  },
  fields: {
    lockerVersionId: '序号',
    lockerVersionName: '版本号',
    lockerVersionDescription: '版本说明',
    lockerVersionFileId: '终端升级包',
    lockerVersionUpgradeTime: '升级时间',
    lockerVersionFailureTime: '截止时间',
    lockerIds: '快递柜',
    ring: '首批快递柜',
    rolloutState: '部署状态',
    updated: '已升级 / 全部',
    failed: '失败',
    taskCounts: '任务',
    creationTime: '创建时间',
    lastUpdatedTime: '最后更新',
  },
  sections: { software: '软件', lockers: '升级范围', ring: '首批快递柜', times: '时间' },
  help: {
    lockerVersionName: '终端升级后上报的版本号，例如 4.3.0。',
    lockerVersionUpgradeTime: '到时终端开始下载；在此之前可以取消。',
    lockerVersionFailureTime: '到时仍未上报结果的视为失败。',
  },
  errors: {
    lockerVersionFileId: { missing: '请上传终端升级包' },
    lockerIds: { missing: '请选择快递柜' },
    ring: {
      missing: '请选择首批快递柜',
      tooSmall: THRESHOLD,
      tooBig: THRESHOLD,
      notWhole: THRESHOLD,
      wrongType: THRESHOLD,
      malformed: THRESHOLD,
    },
  },
  form: { create: '新增终端部署', created: '创建成功！' },
  unknown: { updated: '未统计' },
  card: { updated: '已升级 %{part} / %{whole}' },
  actions: {
    show: { label: '查看部署情况' },
    create: { label: '新增部署' },
  },
};
