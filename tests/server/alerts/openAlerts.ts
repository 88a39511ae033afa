// A locker of each test's own: the trouble that its terminal reports, the staff who see to it, and who is told of it.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { alertRecipients } from '../../../contract/messages/alertRecipients.ts';
import type { alerts } from '../../../contract/operations/alerts.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import type { RecipientKey } from '../../../domain/messages/recipients.ts';
import {
  openLocker,
  openSurroundings,
  type OpenLocker,
  type Surroundings,
} from '../terminals/openLocker.ts';
import { listAlerts } from './listAlerts.ts';

type Trouble = Pick<Input<typeof terminals.alert>, 'alertType' | 'boxId' | 'ended'>;

/** Opens a server for the file, and for each test a locker whose terminal has been heard. */
export function withAlerts() {
  let around: Surroundings;
  let locker: OpenLocker;
  let said = 0;
  beforeAll(async () => {
    around = await openSurroundings();
  });
  afterAll(() => around.server.close());
  beforeEach(async () => {
    locker = await openLocker(around);
    await locker.beat();
  });

  /** What staff ask. */
  const ask = ((endpoint, input, as = {}) =>
    around.server.ask(endpoint, input, {
      token: around.staff,
      ...as,
    })) as OpenLocker['server']['ask'];
  /** The terminal says that trouble began or ended, now. */
  const report = (alertType: Trouble['alertType'], ended = false, boxId?: Trouble['boxId']) => {
    said += 1;
    const key = `report number ${said}`;
    return locker.say(terminals.alert, { key, alertType, ended, boxId, time: locker.clock.now });
  };
  /** The alerts of all lockers that fit. */
  const list = (input: Input<typeof alerts.list>) => listAlerts(around.server, around.staff, input);
  /** This locker's alerts, the newest first. */
  const listed = () => list({ lockerId: locker.lockerId, sort: 'id,desc' });
  const recipients = async (lines: Partial<Record<RecipientKey, string>>) => {
    const { body } = await ask(alertRecipients.read, {});
    const { lastUpdatedTime: _, ...map } = body;
    await ask(alertRecipients.save, { ...map, ...lines });
  };
  /** What waits to be told of this locker's alerts. */
  const outbox = async () => {
    const { lockerNumber } = await locker.locker();
    const messages = await locker.db
      .selectFrom('outbox')
      .selectAll()
      .where('event', '=', 'ALERT')
      .orderBy('outboxId')
      .execute();
    return messages.filter(({ data }) => data['lockerNumber'] === lockerNumber);
  };
  return { locker: () => locker, ask, report, list, listed, recipients, outbox };
}
