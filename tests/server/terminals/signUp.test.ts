// Customers come in by sign-up at a terminal (gateway event): once, under a name that nobody has.
import { expect, it } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { newcomer } from '../../../simulator/newcomer.ts';
import { openLocker, openSurroundings } from './openLocker.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { forFile } from '../../kit/servers/forFile.ts';

const around = await forFile(openSurroundings());
const locker = await openLocker(around);

const person = newcomer(() => 0.3);
const signUp = (key: string, who = person) =>
  locker.say(terminals.signUp, { key, ...who, time: locker.clock.now });
const named = (username: string) =>
  locker.db.selectFrom('members').selectAll().where('username', '=', username).execute();

it('makes an active customer of that locker; told twice it is done once', async () => {
  for (let told = 0; told < 2; told += 1)
    expect((await signUp('first sign-up')).body).toEqual({ accepted: true });
  expect(await named(person.username)).toEqual([
    expect.objectContaining({
      ...person,
      memberStatus: 'ACTIVE',
      suspendFlag: false,
      primaryLockerId: locker.lockerId,
      notifyType: 'SMS',
    }),
  ]);
});

it('stands in the history of the locker, what is personal apart from it', async () => {
  const [member] = await named(person.username);
  const event = await readRow(locker, 'events', {
    type: 'MEMBER_JOINED',
    memberId: member!.memberId,
  });
  expect(event).toMatchObject({ lockerId: locker.lockerId, byType: 'TERMINAL', toState: 'ACTIVE' });
  expect(JSON.stringify(event.data)).not.toContain(person.mobile);
});

it('a login name that somebody has, in whatever capitals, is not accepted', async () => {
  const again = { ...person, username: person.username.toUpperCase() };
  expect((await signUp('second sign-up', again)).body).toEqual({ accepted: false });
  expect(await named(again.username)).toEqual([]);
});
