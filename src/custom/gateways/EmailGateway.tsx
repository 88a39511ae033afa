// The page behind `Emailgateway`.
import { MAIL } from './gateway.ts';
import { GatewayPage } from './GatewayPage.tsx';

export default function EmailGateway() {
  return <GatewayPage gateway={MAIL} />;
}
