import { expect, type Locator, type Page } from '@playwright/test';
import { openAs } from '../support/accounts/openAs.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { failOnce } from '../support/failOnce.ts';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';
import { twoPagePdf } from '../support/sources/twoPagePdf.ts';

/** Commas were meant, and semicolons are found: every row has one. */
const lamps = {
  name: 'lamps.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Lamp,Size;colour\nDesk,small;green\nFloor,tall;black\n'),
};

const HOSTILE = `<!doctype html><html lang="en"><head><title>Prices</title>
<meta http-equiv="refresh" content="0;url=https://evil.example/refresh">
<base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/style.css">
<style>@import "https://evil.example/import.css"; td { background: url(https://evil.example/cell.png) }</style>
<script src="https://evil.example/script.js"></script></head>
<body onload="parent.document.title='taken'" background="https://evil.example/ground.png">
<main><h1>Prices</h1><table><tr><th>Lamp</th><th>Price</th></tr><tr><td>Desk</td><td>29 euros</td></tr></table>
<img src="https://evil.example/pixel.png" alt=""><img src="x" onerror="parent.document.title='taken'" alt="">
<iframe src="https://evil.example/frame"></iframe><form action="https://evil.example/send"><button>Send</button></form>
<a href="https://evil.example/away" target="_top">Away</a><svg><a href="javascript:alert(1)"><text>Draw</text></a></svg>
<script>parent.document.title = 'taken'</script></main></body></html>`;

const hostile = { name: 'prices.html', mimeType: 'text/html', buffer: Buffer.from(HOSTILE) };

/** Amount of a drawing that is not white: a canvas that nothing was drawn on is transparent or white. */
async function inkOf(canvas: Locator): Promise<number> {
  return canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return 0;
    const data = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
    return data.filter((value, index) => index % 4 === 0 && value < 128 && data[index + 3] === 255).length;
  });
}

/** Addresses outside of the product that a page asks for. */
function foreignRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) asked.push(request.url());
  });
  return asked;
}

test('a CSV file that was cut at the wrong sign is seen beside its original, and read with another one', async ({
  page,
  t,
  knowledge: { chatbotId, sources },
}) => {
  await sources.open(chatbotId);
  await sources.upload([lamps]);
  await sources.expectStatus(lamps.name, 'indexed');
  await sources.choose(lamps.name, 'preview');
  await expect(page.getByText('Last read with: Semicolon')).toBeVisible();
  await expect(sources.passages.getByText('Lamp,Size: Desk,small | colour: green')).toBeVisible();
  await expect(page.getByText('Desk,small;green')).toBeVisible();
  await expectFitsBothWidths(page);

  await page.getByLabel(t('separator.label')).click();
  await page.getByRole('option', { name: t('separator.comma') }).click();
  await expect(page.getByText('Last read with: Comma')).toBeVisible({ timeout: 30_000 });
  await expect(sources.passages.getByText('Lamp: Desk | Size;colour: small;green')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Last read with: Comma')).toBeVisible();
});

test('a PDF stands beside its passages, and a wrong one is corrected by a text and left out until it is brought back', async ({
  page,
  t,
  knowledge: { owner, chatbotId, sources },
}) => {
  await sources.open(chatbotId);
  await sources.upload([{ name: 'rent.pdf', mimeType: 'application/pdf', buffer: await twoPagePdf() }]);
  await sources.expectStatus('rent.pdf', 'indexed');
  await failOnce(page, 'readOriginal');
  await sources.choose('rent.pdf', 'preview');
  const original = page.getByRole('region', { name: t('text.original'), exact: true });
  await expect(original.getByText(t('original.failed'))).toBeVisible();
  await original.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(original.getByText('Page 1 of 2').first()).toBeVisible();
  await expect.poll(async () => inkOf(original.locator('canvas'))).toBeGreaterThan(100);
  await sources.passages.getByRole('button', { name: 'Show page 2 of the original' }).click();
  await expect(original.getByText('Page 2 of 2').first()).toBeVisible();
  await expect(original.getByRole('button', { name: t('original.next') })).toBeDisabled();
  await expect.poll(async () => inkOf(original.locator('canvas'))).toBeGreaterThan(100);
  await expectFitsBothWidths(page);
  const saved = page.waitForEvent('download');
  await original.getByRole('button', { name: t('original.download') }).click();
  expect((await saved).suggestedFilename()).toBe('rent.pdf');

  const passage = sources.passages.getByRole('article').filter({ hasText: 'Family tent: 19 euros a day' });
  await passage.getByRole('button', { name: t('correction.action') }).click();
  const dialog = page.getByRole('dialog', { name: t('correction.title') });
  await expect(dialog.getByLabel(t('correction.name'))).toHaveValue('Correction of rent.pdf');
  await expect(dialog.getByLabel(t('correction.text'), { exact: true })).toHaveValue(/Family tent: 19 euros a day/);
  await dialog.getByLabel(t('correction.text'), { exact: true }).fill(' ');
  await dialog.getByRole('button', { name: t('correction.submit') }).click();
  await expect(dialog.getByText(t('form.required'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(t('correction.text'), { exact: true }).fill('Family tent: 29 euros a day.');
  // The text arrives, and what fails after it is done again alone.
  await failOnce(page, 'mutePassage');
  await dialog.getByRole('button', { name: t('correction.submit') }).click();
  await expect(dialog.getByText(t('correction.failed'))).toBeVisible();
  await dialog.getByRole('button', { name: t('correction.submit') }).click();
  await expect(page.getByText(t('correction.saved'))).toBeVisible();
  await expect(passage.getByText(t('contradictions.muted'))).toBeVisible();
  await page.getByRole('link', { name: t('text.back') }).click();
  await sources.expectStatus('Correction of rent.pdf.txt', 'indexed');
  await expect(page.getByText('2 sources', { exact: true })).toBeVisible();
  await sources.choose('rent.pdf', 'preview');
  await passage.getByRole('button', { name: t('contradictions.unmute') }).click();
  await expect(passage.getByText(t('contradictions.muted'))).toHaveCount(0);

  // A viewer sees both and changes nothing.
  const viewer = await newMember(owner.orgId, 'viewer', 'Vera Viewer', 'en');
  await openAs(page, viewer, new URL(page.url()).pathname);
  await expect(passage).toBeVisible();
  await expect.poll(async () => inkOf(original.locator('canvas'))).toBeGreaterThan(100);
  await expect(page.getByRole('button', { name: t('correction.action') })).toHaveCount(0);
});

test('a stranger’s page is shown as a still picture of itself, and asks nobody for anything', async ({
  page,
  t,
  knowledge: { chatbotId, sources },
}) => {
  const asked = foreignRequests(page);
  await sources.open(chatbotId);
  await sources.upload([hostile]);
  await sources.expectStatus(hostile.name, 'indexed');
  await sources.choose(hostile.name, 'preview');
  const frame = page.locator(`iframe[title="${t('original.of', { name: hostile.name })}"]`);
  await expect(frame.contentFrame().getByRole('cell', { name: '29 euros' })).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', '');
  await expectAccessible(page);
  await frame.contentFrame().getByText('Away').click();
  await frame.contentFrame().getByRole('button', { name: 'Send' }).click();
  await expect(frame.contentFrame().getByRole('cell', { name: '29 euros' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(hostile.name.replace('.', '\\.')));
  expect(asked).toEqual([]);

  // A correction as a question with its answer, without leaving anything out.
  await sources.passages
    .getByRole('button', { name: t('correction.action') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('correction.title') });
  await dialog.getByLabel(t('correction.kind.qa')).check();
  await dialog.getByRole('button', { name: t('correction.submit') }).click();
  await expect(dialog.getByText(t('qa.empty'))).toHaveCount(2);
  await dialog.getByRole('textbox', { name: t('qa.question') }).fill('What is the desk lamp?');
  await dialog.getByRole('textbox', { name: t('qa.answer') }).fill('39 euros.');
  await dialog.getByLabel(t('correction.mute')).uncheck();
  await dialog.getByRole('button', { name: t('correction.submit') }).click();
  await expect(page.getByText(t('correction.saved'))).toBeVisible();
  await expect(page.getByText(t('contradictions.muted'))).toHaveCount(0);
  await page.getByRole('link', { name: t('text.back') }).click();
  await sources.expectStatus('What is the desk lamp?', 'done');
});

test('an address of no source leads back', async ({ page, t, knowledge: { chatbotId, sources } }) => {
  await sources.open(chatbotId);
  await page.goto(`/dashboard/chatbot/${chatbotId}/sources/text/${chatbotId}`);
  await expect(page.getByText(t('text.goneTitle')).last()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('text.back') })
    .click();
  await expect(page.getByText(t('sources.emptyTitle'))).toBeVisible();
});
