// Chinese messages: setup checklist of a new network, on the dashboard and on the wall.
import type { gettingStarted as english } from '../../en/app/gettingStarted.ts';
import type { Messages } from '../../messages.ts';

export const gettingStarted: Messages<typeof english> = {
  title: '入门步骤',
  progress: '已完成 %{done}/%{all}',
  text: '系统检测到步骤已完成后会自动打勾。',
  hide: '隐藏此列表',
  showAgain: '显示入门步骤',
  shownAgain: '入门步骤将重新显示在仪表盘上，直到全部完成。',
  done: '已完成',
  steps: {
    GATEWAY: '配置邮件或短信网关',
    BOX_SIZES: '填写格口尺寸',
    LOCKER: '新增快递柜并绘制格口',
    TERMINAL: '用密钥连接终端',
    ROLE: '新增角色',
    STAFF: '新增后台员工',
    PROVIDER: '新增物流公司',
    COURIER: '新增快递员',
    RESERVATION: '预约第一个格口',
    DEPOSIT: '存入第一件包裹',
  },
  why: {
    GATEWAY: '配置网关之前，取件码和通知无法发出。',
    BOX_SIZES: '初始尺寸仅为示例。',
    LOCKER: '名称、位置和柜门布局。',
    TERMINAL: '在快递柜表单中生成密钥，并在终端上输入。',
    ROLE: '决定同事可以查看和操作的内容。',
    STAFF: '日常工作请勿使用管理员账号。',
    PROVIDER: '投递包裹的公司。',
    COURIER: '为物流公司投递包裹的人员。',
    RESERVATION: '为客户预约，只需手机号或邮箱。',
    DEPOSIT: '在终端存入后，会出现在包裹列表中。',
  },
};
