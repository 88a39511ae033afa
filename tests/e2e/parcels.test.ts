// A parcel's own jobs in the browser: found and cancelled, watched as it arrives, handled on a phone and by keyboard.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import type { ParcelInfo } from '../../contract/parcels/parcels.ts';
import { arrive, bookParcel, depositParcel, parcelOf } from '../kit/bookedParcel.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { pressOn, tabTo } from '../kit/browser/keyboard.ts';
import type { Staff } from '../kit/staff.ts';
import type { Numbered } from '../../domain/recordId.ts';

const visit = browserTests();

/** A locker whose boxes no other job counts. */
const PLACE = 8;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const line = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const booked = (staff: Staff, number: string) => bookParcel(staff, number, PLACE);
const deposited = (staff: Staff, number: string) => depositParcel(staff, number, PLACE);

async function open(page: Page, { ordersId, parcelNumber }: Numbered<ParcelInfo>): Promise<void> {
  await page.goto(`/app/order-view?ordersId=${ordersId}`);
  await heading(page, parcelNumber).waitFor();
}

describe('a booked parcel', () => {
  it('is found in the list by its number, opened, and cancelled after a confirmation; the time line gains the line (R1.22, R2.120, R4.36)', async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const parcel = await booked(staff, 'CP910000001CY');
    await page.goto('/app/ParcelList');
    await heading(page, 'Parcel list').waitFor();
    await page.getByRole('search').getByLabel('Parcel number').fill('cp910000001');
    await page.getByText('1–1 of 1').waitFor();
    await page.getByRole('link', { name: parcel.parcelNumber }).click();
    await heading(page, parcel.parcelNumber).waitFor();
    await line(page, 'Next: the booking ends').waitFor();

    const question = page.getByRole('dialog', {
      name: `Cancel the booking of ${parcel.parcelNumber}?`,
    });
    await act(page, 'Cancel booking').click();
    await question.getByText(`Box ${parcel.boxName} at ${parcel.lockerName} is free`).waitFor();
    await question.getByRole('button', { name: 'Keep booking' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await parcelOf(staff, parcel.ordersId)).ordersStatus).toBe('RESERVED');

    await act(page, 'Cancel booking').click();
    await question.getByRole('button', { name: 'Cancel booking' }).click();
    await page.getByText('Update success').waitFor();
    await line(page, 'Booked → Booking Cancelled').getByText(`by ${staff.user.nikename}`).waitFor();
    await line(page, 'Next: the booking ends').waitFor({ state: 'detached' });
    await act(page, 'Cancel booking').waitFor({ state: 'detached' });
    expect((await parcelOf(staff, parcel.ordersId)).ordersStatus).toBe('CANCELED');
  });

  it('that is laid in says Deposited to whoever watches its page, which is not loaded anew', async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const parcel = await booked(staff, 'CP910000002CY');
    await open(page, parcel);
    await act(page, 'Cancel booking').waitFor();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await arrive(parcel);
    await line(page, 'Booked → Deposited').waitFor();
    await line(page, 'Next: it expires').waitFor();
    await page.locator('.badge').getByText('Deposited', { exact: true }).waitFor();
    await act(page, 'Reset PIN').waitFor();
    expect(await act(page, 'Cancel booking').count()).toBe(0);
    expect(loads).toBe(0);
  });
});

it('包裹，在手机上 从卡片列表打开包裹，拇指处重置取件码，其余操作在“更多”里', async () => {
  const phone = { width: 390, height: 844, touch: true, language: 'zh' } as const;
  const { page, staff } = await visit({ as: 'operator', ...phone });
  const parcel = await deposited(staff, 'CP910000005CY');
  const filter = encodeURIComponent(JSON.stringify({ parcelNumber: parcel.parcelNumber }));
  await page.goto(`/app/parcels?filter=${filter}`);
  const card = page.getByRole('list', { name: '包裹' }).getByRole('listitem');
  await card.getByText('已存入', { exact: true }).waitFor();
  await card.getByText(parcel.lockerName).waitFor();
  expect([await card.count(), await page.getByRole('table').count()]).toEqual([1, 0]);
  await card.getByText(parcel.parcelNumber).tap();
  await heading(page, parcel.parcelNumber).waitFor();

  const reset = act(page, '重置取件码');
  const place = await reset.boundingBox();
  expect(place?.y).toBeGreaterThan(phone.height * 0.8);
  await reset.tap();
  const question = page.getByRole('dialog', { name: `要重置 ${parcel.parcelNumber} 的取件码吗？` });
  await question.getByRole('button', { name: '重置取件码' }).tap();
  await page.getByText('新取件码已设置，消息正在发送。').waitFor();
  await line(page, '取件码已重置').getByText(`操作人：${staff.user.nikename}`).waitFor();

  await act(page, '更多').tap();
  await page.getByRole('menuitem', { name: '修改到期时间' }).tap();
  const asking = page.getByRole('dialog', { name: `修改 ${parcel.parcelNumber} 的到期时间` });
  await asking.getByRole('button', { name: '取消' }).tap();
  await asking.waitFor({ state: 'detached' });
});

it('by keyboard alone: a number and Enter show all its stays, the latest first, and each leads to its parcel (R1.22)', async () => {
  const { page, staff } = await visit({ as: 'operator' });
  const first = await booked(staff, 'CP910000006CY');
  await staff.ask(parcelActions.cancel, { ordersId: first.ordersId });
  const second = await deposited(staff, 'CP910000006CY');
  await page.goto('/app/HistoryCheck');
  await heading(page, 'History check').waitFor();
  await tabTo(page, page.getByLabel('Parcel number'));
  await page.keyboard.press('Enter');
  await page.getByText('Please enter parcel number').waitFor();
  await page.keyboard.type('cp910000006cy');
  await page.keyboard.press('Enter');
  await page.getByText('CP910000006CY: 2 stays').waitFor();
  const stay = (state: string) => page.getByRole('region', { name: new RegExp(`: ${state}$`) });
  await stay('Deposited').getByText('Booked → Deposited').waitFor();
  await stay('Booking Cancelled').getByText('Booked → Booking Cancelled').waitFor();
  await pressOn(page, stay('Deposited').getByRole('link', { name: 'Open parcel' }));
  await heading(page, second.parcelNumber).waitFor();
  expect(new URL(page.url()).searchParams.get('ordersId')).toBe(String(second.ordersId));
});
