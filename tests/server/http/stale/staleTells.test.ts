// A refused stale save tells what the record is now, and nothing that its endpoint would not answer.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../../contract/all.ts';
import { memberActions } from '../../../../contract/people/memberActions.ts';
import { fileServer } from '../../../kit/servers/fileServer.ts';
import { Problem } from '../../../../server/system/problem.ts';
import { recordOf, addCurrent } from '../../../../server/http/staleSave.ts';
import { staffCalls } from '../../../../contract/people/staff.ts';
import { signInWith } from '../../../kit/servers/signInWith.ts';

const SECRETS = /passwordHash|argon2|Hmac|deletedAt/;
const writing = Object.entries(allEndpoints).filter(([, { method }]) => method !== 'GET');
const shapeOf = (schema: z.ZodType) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const server = await fileServer();
const token = await server.signIn('admin');

it.each(writing)('%s tells no field that it does not answer', (_name, endpoint) => {
  const secret = { passwordHash: '$argon2id$', requestorKeyHmac: 'x', deletedAt: 1 };
  const problem = new Problem('STALE', { current: { lastUpdatedTime: 1, ...secret } });
  expect(problem.body.current).toBeUndefined();
  addCurrent(endpoint, problem);
  expect(JSON.stringify(problem.body)).not.toMatch(SECRETS);
  const known = shapeOf(recordOf(endpoint));
  expect(Object.keys(problem.body.current ?? {}).filter((name) => !known.includes(name))).toEqual(
    [],
  );
});

describe('a stale save on the wire', () => {
  it('of an account whose role is above one’s own is refused before anything of it is told', async () => {
    const { token: theirs } = await signInWith(server, ['STAFF_EDIT']);
    const { body } = await server.ask(
      staffCalls.update,
      { userId: 1, roleId: 2, username: 'admin', userStatus: 'ACTIVE' },
      { token: theirs, asRead: 1 },
    );
    expect(body).toMatchObject({ code: 'ABOVE_OWN' });
    expect(body).not.toHaveProperty('current');
  });

  it('of a customer’s status tells the status, not how they are reached', async () => {
    const { body } = await server.ask(
      memberActions.changeStatus,
      { memberId: 1, userStatus: 'INACTIVE' },
      { token, asRead: 1 },
    );
    expect(body).toEqual(
      expect.objectContaining({
        code: 'STALE',
        current: {
          memberId: 1,
          memberStatus: expect.any(String),
          suspendFlag: expect.any(Boolean),
          lastUpdatedTime: expect.any(Number),
        },
      }),
    );
  });
});
