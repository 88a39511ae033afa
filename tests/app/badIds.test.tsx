// An id in an address that no record has: every page and form of a record says so, and no form opens empty.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pages, resources } from '../../src/app/pages.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { goTo } from '../resources/goTo.ts';

/** Every page and form of one record; statistics take ids as filters, and say that the address cannot be read. */
const RECORDS = [
  ...pages.flatMap(({ path, query }) => {
    const id = Object.keys(query.shape).find((name) => /^(id|.*Id)$/.test(name));
    return id !== undefined && !('from' in query.shape) ? [`${path}?${id}=`] : [];
  }),
  ...resources.flatMap(({ name, form, show, collection: { update, one } }) => [
    ...(form.length > 0 && update && one ? [`${name}/`] : []),
    ...(show.length > 0 && one ? [`${name}/:id/show`] : []),
  ]),
  'AddCourier?agentId=',
  'AddLSPCompany?providerId=',
  'ViewParcels?ordersId=',
];
const addressOf = (record: string, id: string) =>
  `/app/${record.includes(':id') ? record.replace(':id', id) : record + id}`;

const SAYS = { en: /does not exist|no locker has the number/i, zh: /不存在/ } as const;

// R2.46, R2.47, R2.48, R2.51: without an id some of these create a record; with a wrong one none does.
test.each([
  ['en', 'abc'],
  ['en', '99999999'],
  ['zh', 'abc'],
] as const)('in %s, the id %s does not exist on any page', async (language, id) => {
  await openApp({ user: 'admin', language, at: '/app/box-info' });
  expect(RECORDS.length).toBeGreaterThan(25);
  for (const record of RECORDS) {
    goTo(addressOf(record, id));
    const [said] = await screen.findAllByText(SAYS[language]).catch(() => {
      throw new Error(`${record}: ${document.body.textContent}`);
    });
    expect(said, record).toBeVisible();
    expect(document.querySelector('.MuiButton-contained[type="submit"]'), record).toBeNull();
    goTo('/app/box-info');
    await waitFor(() => expect(screen.queryByText(SAYS[language])).toBeNull());
  }
});
