// Chinese messages: gateway fields for e-mail and SMS.
import type {
  mailGateway as englishMail,
  smsGateway as englishSms,
} from '../../en/messages/gateways.ts';
import type { Messages } from '../../messages.ts';

export const mailGateway: Messages<typeof englishMail> = {
  name: '邮件网关',
  title: '邮件网关',
  sections: { server: '邮件服务器', sender: '发件人' },
  fields: {
    smtpServerUrl: 'SMTP 服务器',
    smtpServerPort: '端口',
    username: '用户名',
    password: '密码',
    domain: 'EHLO 主机名',
    senderName: '发件人名称',
    senderEmail: '发件人邮箱',
    bccEmail: '密送至',
    enableFlag: '发送邮件',
  },
  help: {
    smtpServerUrl: '主机名或 IP 地址，不含 https://。',
    smtpServerPort: '通常为 587；465 端口直接建立 TLS 加密连接。',
    username: '留空则不登录。',
    domain: '本系统向服务器报告的名称；留空则使用自身主机名。',
    bccEmail: '不含取件码或验证码的邮件都会密送至此邮箱。',
    enableFlag: '关闭时，邮件会停留在消息列表中等待。',
  },
  errors: {
    smtpServerUrl: '请输入服务器的主机名或 IP 地址',
    senderEmail: '请输入有效的邮箱地址',
    address: '请输入有效的邮箱地址',
  },
};

export const smsGateway: Messages<typeof englishSms> = {
  name: '短信网关',
  title: '短信网关',
  sections: { accepted: '接收判定' },
  fields: {
    url: '地址（URL）',
    Encoding: '编码方式',
    senderId: '发送方',
    apiKey: 'API 密钥',
    acceptance: '何时视为已接收',
    acceptedField: '响应字段',
    acceptedValue: '成功时的值',
  },
  help: {
    url: '每条短信都会以 POST 方式提交到此地址；留空则不使用网关。',
    Encoding: '选择“字符编码”选项时，还会在 encoding 字段中将编码发送给网关。',
    senderId: '号码，或最多 11 个字母和数字；留空则使用网关默认值。',
    apiKey: '以 Authorization: Bearer 方式发送。',
    acceptance:
      '适用于状态为 200 至 299 的响应，其他状态一律视为被拒。发送测试可查看网关的原始响应。',
    acceptedField: 'JSON 响应中的字段；嵌套字段用点分隔，例如 messages.status。',
    acceptedValue: '多个值用英文逗号分隔；其他值一律视为被拒。',
  },
  errors: {
    url: '请输入以 http:// 或 https:// 开头且不含用户名和密码的地址',
    senderId: '请输入号码，或最多 11 个字母和数字',
  },
};
