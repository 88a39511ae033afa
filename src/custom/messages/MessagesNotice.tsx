// Above the messages: where they go, and those that did not leave.
import { PageMessages } from '../../engine/PageMessages.tsx';
import { SimulatedPhones } from '../shared/undelivered/SimulatedPhones.tsx';
import { UndeliveredBanner } from '../shared/undelivered/UndeliveredBanner.tsx';

export default function MessagesNotice() {
  return (
    <PageMessages>
      <UndeliveredBanner place="messages" />
      <SimulatedPhones />
    </PageMessages>
  );
}
