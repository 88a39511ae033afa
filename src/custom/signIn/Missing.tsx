// The page for an address below /page that leads nowhere.
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { useAuthContext } from '../shared/authLayout/authContext.ts';

/** Names the address and offers the two ways on. */
export function Missing() {
  const { say, path } = useAuthContext();
  return (
    <AuthLayout title={say('missing.title')} text={say('missing.text', { address: path })}>
      <p className="door-ways">
        <a className="btn primary lg" href="/app/dashboard">
          {say('missing.home')}
        </a>
        <a className="btn lg" href="/page/login">
          {say('missing.signIn')}
        </a>
      </p>
    </AuthLayout>
  );
}
