import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { follow } from '../support/follow.ts';
import { type Contradiction, contradictionSchema } from '@parlance/domain/documents/knowledge/contradiction';
import { newFileSource } from '@parlance/domain/documents/knowledge/source';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';

const SPACE = 'local/hash/768';

interface Place {
  orgId: string;
  chatbotId: string;
}

async function storePassage(
  { orgId, chatbotId }: Place,
  sourceName: string,
  sentence: string,
  written: string,
): Promise<Contradiction['one']> {
  const sourceId = newId();
  const hash = Buffer.from(sourceId).toString('hex').padEnd(64, '0').slice(0, 64);
  const source = newFileSource({
    chatbotId,
    name: sourceName,
    fileType: 'md',
    createdBy: 'nobody',
    createdAt: new Date(),
  });
  await db
    .doc(paths.source(orgId, sourceId))
    .set({ ...source, status: 'indexed', chunks: 1, embeddingSpace: SPACE, indexedAt: new Date() });
  const passage = { sourceId, sourceName, heading: 'Shipping', page: 2, hash };
  await db
    .doc(paths.chunk(orgId, sourceId))
    .set(chunkSchema.parse({ ...passage, chatbotId, embeddingSpace: SPACE, index: 0, text: sentence }));
  return { ...passage, pageId: null, url: null, question: null, sentence, written };
}

test('of two passages that contradict each other the owner chooses the right one, and takes it back @onlyphone', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const place = { orgId: owner.orgId, chatbotId: await newChatbotIn(owner.orgId) };
  const { orgId, chatbotId } = place;
  const one = await storePassage(place, 'shipping.md', 'Shipping to Austria costs 7.90 €.', '7.90 €');
  const other = await storePassage(place, 'terms.md', 'Delivery to Austria costs 9.90 €.', '9.90 €');
  const contradiction = contradictionSchema.parse({
    chatbotId,
    kind: 'price',
    one,
    other,
    sourceIds: [one.sourceId, other.sourceId],
    state: 'open',
    truth: null,
    decidedBy: null,
    decidedAt: null,
    foundAt: new Date(),
  });
  await db.doc(paths.contradiction(orgId, newId())).set(contradiction);

  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/sources`);
  await page.getByRole('link', { name: /\(1\)$/ }).click();
  const card = page.getByRole('article', { name: t('contradictions.kind.price') });
  await expect(card.locator('mark')).toHaveText(['7.90 €', '9.90 €']);
  await expectFitsBothWidths(page);
  await card.getByRole('button', { name: t('contradictions.chooseThis', { figure: '7.90 €' }) }).press('Enter');
  await expect(page.getByText(t('contradictions.none.open'))).toBeVisible();
  await page.getByRole('link', { name: t('contradictions.state.settled') }).click();
  await expect(card.getByText(t('contradictions.muted'))).toBeVisible();
  await expectFitsBothWidths(page);

  // The source says so, and its text lets answers use the passage again.
  await card.getByRole('link', { name: 'terms.md' }).click();
  await expect(page.getByText(/^(?:One passage is muted|Eine Textstelle ist stummgeschaltet)/)).toBeVisible();
  await page.getByRole('link', { name: 'terms.md', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'terms.md', level: 1 })).toBeVisible();
  await expectFitsBothWidths(page);
  await page.getByRole('button', { name: t('contradictions.unmute') }).click();
  await expect(page.getByText(t('contradictions.muted'))).toHaveCount(0);
  await follow(page, `/dashboard/chatbot/${chatbotId}/sources/contradictions`);
  await card.getByRole('button', { name: t('contradictions.both') }).click();
  await expect(page.getByText(t('contradictions.none.open'))).toBeVisible();
  await page.getByRole('link', { name: t('contradictions.state.dismissed') }).click();
  await expect(card.getByRole('button', { name: t('contradictions.reopen') })).toBeVisible();
});
