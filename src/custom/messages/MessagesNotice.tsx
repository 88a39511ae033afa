// Above the messages: where they go, and those that did not leave.
import { usePageMessages } from '../../engine/usePageMessages.ts';
import { SimulatedPhones } from '../shared/undelivered/SimulatedPhones.tsx';
import { UndeliveredBanner } from '../shared/undelivered/UndeliveredBanner.tsx';
import { useBanner } from '../shared/undelivered/useBanner.ts';

const about = { place: 'messages' } as const;

export default function MessagesNotice() {
  const isReadable = usePageMessages();
  const { unknown } = useBanner(about);
  return (
    <>
      {(!isReadable || unknown) && <div className="waits" />}
      {isReadable && (
        <>
          <UndeliveredBanner {...about} />
          <SimulatedPhones />
        </>
      )}
    </>
  );
}
