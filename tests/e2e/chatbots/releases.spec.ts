import { newQaSource } from '@parlance/domain/documents/knowledge/source';
import { releaseKey } from '@parlance/domain/documents/releases/releaseKey';
import { type Release, releaseSchema } from '@parlance/domain/documents/releases/release';
import type { RemovedSource } from '@parlance/domain/documents/releases/removedSource';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';

const KEPT = 'When are you open?';
const DOOMED = 'Who is the boss?';
const AT = new Date(Date.now() - DAY_MS);

interface Place {
  orgId: string;
  chatbotId: string;
}

/** A question that was deleted, as it is kept. */
async function haveRemoved({ orgId, chatbotId }: Place, question: string): Promise<string> {
  const sourceId = newId();
  const own = { chatbotId, name: question, question, answer: 'We are open from 9:00.', createdBy: 'nobody' };
  const source = newQaSource({ ...own, createdAt: AT, status: 'indexed', chunks: 1, fingerprint: question });
  const removed: RemovedSource = {
    chatbotId,
    sourceId,
    name: question,
    reason: 'removed',
    source,
    removedAt: AT,
    removedBy: 'nobody',
    expiresAt: new Date(AT.getTime() + 30 * DAY_MS),
    isErasing: false,
  };
  await db.doc(paths.removedSource(orgId, sourceId)).set(removed);
  return sourceId;
}

/** Two releases: with the second one the instructions became longer, and the question went. */
async function haveReleases({ orgId, chatbotId }: Place, by: string, sourceId: string): Promise<void> {
  const chatbot = db.doc(paths.chatbot(orgId, chatbotId));
  const settings = releaseSchema.shape.settings.parse((await chatbot.get()).data());
  const [before, after] = ['Answer in one short sentence.', 'Answer in two long sentences.'];
  const common = { at: AT, by, rolledBackTo: null, gate: null };
  const change = { by, at: AT };
  const releases: Release[] = [
    {
      ...common,
      number: 1,
      changes: [{ kind: 'start', names: [], ...change }],
      settings: { ...settings, systemInstructions: before },
      knowledgeOf: 1,
      sources: 1,
      passages: 1,
    },
    {
      ...common,
      number: 2,
      changes: [
        { kind: 'source-removed', names: [KEPT], ...change },
        { kind: 'settings', names: ['systemInstructions'], ...change },
      ],
      settings: { ...settings, systemInstructions: after },
      knowledgeOf: 2,
      sources: 0,
      passages: 0,
    },
  ];
  for (const release of releases) await db.doc(paths.release(orgId, chatbotId, `${release.number}`)).set(release);
  const known = { id: sourceId, type: 'qa', name: KEPT, fingerprint: KEPT, chunks: 1 };
  await db.doc(paths.knowledge(orgId, chatbotId, '1', '0')).set({ of: releaseKey(1), sources: [known] });
  await chatbot.update({ release: 2, systemInstructions: after });
}

test('the owner sees what a release changed, and rolls back to the one before @onlyphone', async ({
  page,
  t,
  knowledge: { owner, chatbotId, sources },
}) => {
  const place = { orgId: owner.orgId, chatbotId };
  await haveRemoved(place, DOOMED);
  await haveReleases(place, owner.uid, await haveRemoved(place, KEPT));
  await page.goto(`/dashboard/chatbot/${chatbotId}/releases`);
  const row = (number: string) => page.getByRole('row').filter({ hasText: t('releases.number', { number }) });
  await expect(row('2').getByText(t('releases.live'))).toBeVisible();
  await expect(row('2').getByText(t('releases.change.source-removed', { names: KEPT }))).toBeVisible();

  const open = async (number: string) => {
    await row(number).getByRole('link').click();
    return page.getByRole('dialog', { name: t('releases.number', { number }) });
  };
  const second = await open('2');
  await expect(second.getByRole('deletion')).toContainText('one short sentence.');
  await expect(second.getByRole('insertion')).toContainText('two long sentences.');
  await expect(second.getByRole('region', { name: t('releases.sources') }).getByRole('listitem')).toHaveText(KEPT);
  await expectFitsBothWidths(page);
  await page.keyboard.press('Escape');
  await expect(second).toHaveCount(0);

  const first = await open('1');
  await first.getByRole('button', { name: t('releases.rollBack') }).click();
  const ask = page.getByRole('dialog', { name: t('releases.rollBackTitle', { number: '1' }) });
  await expect(ask.getByRole('listitem')).toHaveText([t('chatbotSettings.systemInstructions'), KEPT]);
  await expectFitsBothWidths(page);
  await ask.getByRole('button', { name: t('releases.rollBackSubmit') }).click();
  await expect(page.getByText(t('releases.rolledBack', { to: '1', number: '3' }))).toBeVisible();
  await expect(row('3').getByText(t('releases.live'))).toBeVisible();
  await expect(row('3').getByText(t('releases.change.rollback', { number: '1' }))).toBeVisible();

  // What came back is not among the deleted ones any more; the other one is erased for good.
  const deleted = page.getByRole('region', { name: t('removed.title') });
  await expect(deleted.getByRole('listitem')).toHaveCount(1);
  await deleted.getByRole('button', { name: t('removed.eraseThis', { name: DOOMED }) }).click();
  const confirm = page.getByRole('dialog', { name: t('removed.eraseTitle') });
  await confirm.getByRole('button', { name: t('removed.erase') }).click();
  await expect(deleted.getByText(t('removed.none'))).toBeVisible();
  await sources.open(chatbotId, '?type=qa');
  await sources.expectStatus(KEPT, 'done');
});
