// The page behind `SMSGateway`.
import { SMS } from './gateway.tsx';
import { GatewayPage } from './GatewayPage.tsx';

export default function SmsGateway() {
  return <GatewayPage gateway={SMS} />;
}
