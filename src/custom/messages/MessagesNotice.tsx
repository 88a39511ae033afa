// Above the messages: where they go.
import { PageMessages } from '../../engine/PageMessages.tsx';
import { SimulatedPhones } from '../shared/undelivered/SimulatedPhones.tsx';

export default function MessagesNotice() {
  return (
    <PageMessages>
      <SimulatedPhones />
    </PageMessages>
  );
}
