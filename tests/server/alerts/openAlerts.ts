// A locker of each test's own: the trouble that its terminal reports, the staff who see to it, and who is told of it.
import { beforeEach } from 'vitest';
import { alertRecipients } from '../../../contract/messages/alertRecipients.ts';
import type { alerts } from '../../../contract/operations/alerts.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import type { RecipientKey } from '../../../domain/messages/recipients.ts';
import { lockerOfTest, type OpenLocker } from '../terminals/openLocker.ts';
import { listAlerts } from './listAlerts.ts';
import { readRows } from '../../kit/databases/rows.ts';

type Trouble = Pick<Input<typeof terminals.alert>, 'alertType' | 'boxId' | 'ended'>;

/** Opens a server for the file, and for each test a locker whose terminal has been heard. */
export async function withAlerts() {
  const locker = await lockerOfTest();
  let said = 0;
  beforeEach(async () => {
    await locker.beat();
  });

  /** What staff ask. */
  const ask = ((endpoint, input, as = {}) =>
    locker.server.ask(endpoint, input, {
      token: locker.staff,
      ...as,
    })) as OpenLocker['server']['ask'];
  /** The terminal says that trouble began or ended, now. */
  const report = (alertType: Trouble['alertType'], ended = false, boxId?: Trouble['boxId']) => {
    said += 1;
    const key = `report number ${said}`;
    return locker.say(terminals.alert, { key, alertType, ended, boxId, time: locker.clock.now });
  };
  /** The alerts of all lockers that fit. */
  const list = (input: Input<typeof alerts.list>) => listAlerts(locker.server, locker.staff, input);
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
    const messages = await readRows(locker, 'outbox', { event: 'ALERT' }, undefined, 'outboxId');
    return messages.filter(({ data }) => data['lockerNumber'] === lockerNumber);
  };
  return { locker: () => locker, ask, report, list, listed, recipients, outbox };
}
