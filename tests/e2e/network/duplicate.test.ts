// A locker duplicated in a browser: from the list in English, from its own page in Chinese.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import type { Staff } from '../../kit/staff.ts';

const visit = browserTests();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}\\s*(optional|选填)?$`));

async function makeLocker(staff: Staff, lockerName: string, lockerNumber: string) {
  const { body } = await staff.ask(lockerSaves.create, {
    lockerName,
    lockerNumber,
    location: 'Pier 1',
    streetNo: '1',
    longitude: 33.04,
    latitude: 34.67,
    deviceList: [
      {
        deviceId: -1,
        deviceType: 'LOCK_CONTROL_BOARD',
        interfaceType: 'COM',
        interfaceAddress: 'COM1',
        baudRate: 9600,
      },
    ],
    boxList: [0, 1, 2].map((positionY) => ({
      name: `A0${positionY + 1}`,
      boxTypeId: 2 + positionY,
      positionX: 0,
      positionY,
      deviceId: -1,
      boardNumber: 1,
      portNumber: positionY + 1,
    })),
  });
  return body.lockerId ?? 0;
}

async function called(staff: Staff, lockerName: string) {
  const { content } = (await staff.ask(lockers.list, { lockerName })).body;
  return (await staff.ask(lockers.one, { lockerId: content[0]?.lockerId ?? 0 })).body;
}

describe('a locker is duplicated', () => {
  it('from the menu of its row: named anew, its doors as they were, saved at the end only', async () => {
    const { page, staff } = await visit({ as: 'admin' });
    const id = await makeLocker(staff, 'Copied Street', 'CY-COPIED-1');
    await page.goto(`/app/lockers?filter=${encodeURIComponent(`{"lockerId":${id}}`)}`);
    await page.getByRole('button', { name: 'More actions for Copied Street' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await heading(page, 'New locker').waitFor();
    await page.getByText('Copied from Copied Street, not saved yet, step 1 of 2').waitFor();
    expect(await field(page, 'Locker name').inputValue()).toBe('');
    expect(await field(page, 'Locker number').inputValue()).toBe('');
    expect(await field(page, 'Location').inputValue()).toBe('Pier 1');
    await field(page, 'Locker name').fill('Twin Street');
    await field(page, 'Locker number').fill('CY-TWIN-1');
    await page.getByRole('button', { name: 'Next: door layout' }).click();
    await heading(page, 'Door layout').waitFor();
    await page.getByRole('button', { name: /^A03, size/ }).waitFor();
    expect((await staff.ask(lockers.list, { lockerName: 'Twin Street' })).body.content).toEqual([]);
    await page.getByRole('button', { name: 'Save locker' }).click();
    await page.getByText('The new cabinet success!').waitFor();
    const [one, copy] = [await called(staff, 'Copied Street'), await called(staff, 'Twin Street')];
    const doors = ({ boxList }: typeof one) =>
      boxList.map(({ name, boxTypeId, portNumber }) => ({ name, boxTypeId, portNumber }));
    expect(doors(copy)).toEqual(doors(one));
    expect(copy).toMatchObject({ lockerNumber: 'CY-TWIN-1', location: 'Pier 1' });
  });

  it('from its own page, in Chinese', async () => {
    const { page, staff } = await visit({ as: 'admin', language: 'zh' });
    const id = await makeLocker(staff, 'Copied Lane', 'CY-COPIED-2');
    await page.goto(`/app/box-info?id=${id}`);
    await page.getByRole('button', { name: '复制', exact: true }).click();
    await heading(page, '新增快递柜').waitFor();
    await page.getByText('复制自 Copied Lane，尚未保存').waitFor();
    expect(await field(page, '快递柜名称').inputValue()).toBe('');
    await field(page, '快递柜名称').fill('Twin Lane');
    await field(page, '编号').fill('CY-TWIN-2');
    await page.getByRole('button', { name: '下一步：柜门布局' }).click();
    await heading(page, '柜门布局').waitFor();
    await page.getByRole('button', { name: '保存快递柜' }).click();
    await page.getByText('新增快递柜成功！').waitFor();
    expect(await called(staff, 'Twin Lane')).toMatchObject({ boxList: [{}, {}, {}] });
  });

  it('but not one that does not exist', async () => {
    const { page, expectNoise } = await visit({ as: 'admin' });
    expectNoise(/Failed to load resource.*404/);
    await page.goto('/app/AddNewLocker?copy=99999999');
    await page.getByText('Locker not found').waitFor();
    expect(await page.getByRole('button', { name: 'Next: door layout' }).count()).toBe(0);
  });
});
