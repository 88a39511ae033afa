// The page behind `SMSGateway`.
import { SMS } from './gateway.ts';
import { GatewayPage } from './GatewayPage.tsx';

export default function SmsGateway() {
  return <GatewayPage gateway={SMS} />;
}
