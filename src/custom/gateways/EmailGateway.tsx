// The page behind `Emailgateway`.
import { MAIL } from './gateway.tsx';
import { GatewayPage } from './GatewayPage.tsx';

export default function EmailGateway() {
  return <GatewayPage gateway={MAIL} />;
}
