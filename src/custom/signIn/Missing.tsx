// The page for an unknown address below /page.
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { useAuthContext } from '../shared/authLayout/useAuthContext.ts';
import { HOME, SIGN_IN } from '../../routes/roots.ts';

/** Shows the address and two links. */
export function Missing() {
  const { say, path } = useAuthContext();
  return (
    <AuthLayout title={say('missing.title')} text={say('missing.text', { address: path })}>
      <p className="door-ways">
        <a className="btn primary lg" href={HOME}>
          {say('missing.home')}
        </a>
        <a className="btn lg" href={SIGN_IN}>
          {say('missing.signIn')}
        </a>
      </p>
    </AuthLayout>
  );
}
