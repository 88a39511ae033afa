// The page after a password was changed: 'success page'.
import { DoorFrame } from '../parts/door/DoorFrame.tsx';
import { useDoor } from '../parts/door/door.ts';

/** Says that it worked and leads to the sign-in page. */
export function Success() {
  const { say } = useDoor();
  return (
    <DoorFrame title={say('success.title')} text={say('success.text')}>
      <p className="door-ways">
        <a className="btn primary lg" href="/page/login">
          {say('success.signIn')}
        </a>
      </p>
    </DoorFrame>
  );
}
