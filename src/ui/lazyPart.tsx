// A part of a page that is loaded when it is first drawn; where that fails, the rest of the page remains.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import {
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from './DialogFrame.tsx';

interface Leaving {
  readonly onLeave?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}

/** Says that it could not be loaded: in its place, or in a dialog for what can be left. */
function NotLoaded({ onLeave, onClose = onLeave }: Leaving) {
  const translate = useTranslate();
  const text = translate('app.error.notLoadedText');
  if (!onClose)
    return (
      <p role="alert" className="note warn">
        {text}
      </p>
    );
  return (
    <DialogFrame title={translate('app.error.partNotLoaded')} icon="warn" onLeave={onClose}>
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </DialogFrame>
  );
}

/**
 * As React's `lazy`, which would hand a failure to the page's error boundary and keep it.
 * @param Waiting shown until it is there; by default what the Suspense around shows
 * @returns a component that says what failed, and loads again the next time that it is mounted
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  Waiting?: FunctionComponent<P>,
): FunctionComponent<P> {
  let Part: ComponentType<P>;
  const renew = () => {
    Part = lazy(() => load().catch(() => ({ default: Failed })));
  };
  function Failed(props: P & Leaving) {
    useEffect(renew, []);
    return <NotLoaded {...props} />;
  }
  renew();
  return function LazyPart(props) {
    const [Shown] = useState(() => Part);
    const shown = <Shown {...props} />;
    return Waiting ? <Suspense fallback={<Waiting {...props} />}>{shown}</Suspense> : shown;
  };
}
