// The page for an address below /page that leads nowhere.
import { DoorFrame } from '../parts/door/DoorFrame.tsx';
import { useDoor } from '../parts/door/door.ts';

/** Names the address and offers the two ways on. */
export function Missing() {
  const { say, path } = useDoor();
  return (
    <DoorFrame title={say('missing.title')} text={say('missing.text', { address: path })}>
      <p className="door-ways">
        <a className="btn primary lg" href="/app/dashboard">
          {say('missing.home')}
        </a>
        <a className="btn lg" href="/page/login">
          {say('missing.signIn')}
        </a>
      </p>
    </DoorFrame>
  );
}
