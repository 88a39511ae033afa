// The page after a password was changed (R4.63).
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { useAuthContext } from '../shared/authLayout/useAuthContext.ts';
import { SIGN_IN } from '../../routes/roots.ts';

/** Confirms the change and links to the sign-in page. */
export function Success() {
  const { say } = useAuthContext();
  return (
    <AuthLayout title={say('success.title')} text={say('success.text')}>
      <p className="door-ways">
        <a className="btn primary lg" href={SIGN_IN}>
          {say('success.signIn')}
        </a>
      </p>
    </AuthLayout>
  );
}
