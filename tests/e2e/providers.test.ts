// The whole job at a provider: made by its form, given a key that its computers use, exported to a PDF whose text is read.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { providerApi } from '../../contract/people/providerApi.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { pdfText } from '../kit/pdfText.ts';
import { requestOf } from '../kit/servers/requestOf.ts';

const visit = browserTests();

describe('providers', () => {
  it('one is made with a contract, gets a key, and its computers announce a parcel with it (R1.28, R2.116)', async () => {
    const { page } = await visit({ as: 'admin' });
    await page.goto('/app/AddLSPCompany');
    await page.getByLabel(/^Provider number/).fill('E2E-1');
    await page.getByLabel(/^Name/).fill('海港快递 Harbour');
    await page.getByLabel(/^Expiration days/).fill('3');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: '海港快递 Harbour' }).click();
    await page.getByText('No key yet.').waitFor();
    await page.getByRole('button', { name: 'New requestor key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New requestor key' }).click();
    const shown = page.getByRole('dialog', { name: 'The new requestor key of 海港快递 Harbour' });
    const requestorKey = (await shown.locator('code').textContent()) ?? '';
    await shown.getByRole('button', { name: 'Done' }).click();
    await page.getByText(/^Created on /).waitFor();

    const said = { parcelNumber: 'E2E000001CY', mobile: '99112233' };
    const { origin } = new URL(page.url());
    const answer = await fetch(requestOf(providerApi.announce, said, { requestorKey }, origin));
    expect([answer.status, await answer.json()]).toMatchObject([200, { state: 'ANNOUNCED' }]);
    await page.reload();
    await page.getByText('E2E000001CY').waitFor();
  });

  it('"export providers to PDF and read its text": the rows of the filter, Chinese among them', async () => {
    const { page } = await visit({ as: 'admin' });
    const filter = encodeURIComponent('{"providerNumber":"P10","providerType":"COURIER"}');
    await page.goto(`/app/providers?filter=${filter}&sort=providerNumber&order=ASC`);
    await page.locator('table[aria-busy="false"]').waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('dialog').getByText('PDF', { exact: true }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^providers-[\d-]+\.pdf$/);
    const text = pdfText(await readFile(await file.path()))
      .flat()
      .join('');
    expect(text.match(/P10\d/g)).toEqual(['P102', 'P103', 'P104', 'P106', 'P108']);
    expect(text).toContain('黎凡特物流 Levant Logistics');
  });
});
