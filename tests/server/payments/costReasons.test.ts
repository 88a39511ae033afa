// What the form of a reservation looks up: the reasons of a price, and the category of a number.
import { expect, it } from 'vitest';
import { costReasons } from '../../../contract/parcels/costReasons.ts';
import { parcelCategoryCalls } from '../../../contract/parcels/parcelCategories.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const server = await fileServer();
const token = (await signInWith(server, ['PARCEL_RESERVE'])).token;

it('lists the reasons of a price for whoever may reserve (R3.46, R7.86)', async () => {
  const { status, body } = await server.ask(costReasons.query, {}, { token });
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThan(0);
  expect(body.every(({ reason }) => reason !== '')).toBe(true);
});

it('reads the category from the beginning of a number, the longest first (R5.20, R7.87)', async () => {
  const { db } = server.database;
  const categories = await db.selectFrom('parcelCategories').select(['ex', 'category']).execute();
  const categoryOf = (ex: string) => categories.find((one) => one.ex === ex)!.category;
  const asked = async (parcelNumber: string) =>
    (await server.ask(parcelCategoryCalls.ofNumber, { parcelNumber }, { token })).body;
  expect(await asked('cp123456789cy')).toEqual({ category: categoryOf('CP') });
  expect(await asked('CA123456789CY')).toEqual({ category: categoryOf('C') });
});

it('answers no category for a number that falls in none (R5.21, R7.87)', async () => {
  const ask = { parcelNumber: '0/0 %' };
  const { status, body } = await server.ask(parcelCategoryCalls.ofNumber, ask, { token });
  expect([status, body]).toEqual([200, { category: null }]);
});
