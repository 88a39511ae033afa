// Characters that no text may have are refused where they are entered, at any depth; others are kept.
import { expect, it } from 'vitest';
import { providers } from '../../../../contract/people/providers.ts';
import { fileServer } from '../../../kit/servers/fileServer.ts';
import { refused } from '../../../kit/refused.ts';

const server = await fileServer();
const token = await server.signIn('admin');

let made = 0;
const create = (providerName: string) => {
  made += 1;
  const input = { providerNumber: `U${made}`, providerName, providerStatus: 'ACTIVE' } as const;
  return server.ask(providers.create, input, { token });
};

it.each(['\uFFFF', '\uFFFE', '\uFDD0', '\u{1FFFE}', '\u{10FFFF}', '\uD800', '\uDC00', '\0'])(
  '%j is refused',
  async (character) => {
    expect(await create(`Main road ${character} 12`)).toMatchObject(
      refused(400, 'BAD_INPUT', { field: 'providerName', values: { reason: 'characters' } }),
    );
  },
);

it('is refused in a filter, too', async () => {
  const { status } = await server.ask(providers.list, { providerName: 'a\uFFFF' }, { token });
  expect(status).toBe(400);
});

it.each(['📦 Ελλάδα 邮局', '\uFFFD', '\u{1F468}\u200D\u{1F469}', '\uE000', 'Z\u0351'])(
  '%j is kept',
  async (name) => {
    expect(await create(name)).toMatchObject({ status: 200, body: { providerName: name } });
  },
);
