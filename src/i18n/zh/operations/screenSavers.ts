// Chinese messages: screen savers.
import type { screenSavers as english } from '../../en/operations/screenSavers.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const screenSavers: Messages<typeof english> = {
  ...resourceMessages('屏保', {
    fields: {
      screenSaverId: '序号',
      name: '名称',
      description: '描述',
      notice: '公告',
      pictureSwitchingTime: '图片切换时间',
      fileId: '图片',
      lockerId: '快递柜',
    },
    help: {
      pictureSwitchingTime: '每张图片显示多少秒后切换到下一张。',
      notice: '显示在图片下方。',
      lockerId: '这些快递柜在无人使用时显示此屏保。',
    },
    errors: {
      fileId: {
        malformed: '有图片尚未上传，请先上传或移除。',
        repeated: '同一张图片出现了两次，请移除一张。',
        unknown: '有图片已不存在，请移除后重新添加。',
      },
    },
  }),
  title: '营销',
};
