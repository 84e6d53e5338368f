import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { tickSchedules } from '../../../local/src/schedules/tickSchedules.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { db } from '../support/db.ts';
import { follow } from '../support/follow.ts';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';

const QUESTION = 'When are you open?';
const RIGHT = 'We are open from 9:00 to 17:00.';
const WRONG = 'We are open from 10:00 to 17:00.';
/** Of the functions that the schedule calls, only that of each minute has its turn. */
const MINUTE_TICK = 1;

test('a test flips by itself, the owner sees by which release, rolls back, and it passes again by itself', async ({
  page,
  t,
  knowledge: { owner, chatbotId, sources },
}) => {
  const { orgId } = owner;
  const untilRead = (answer: string) =>
    expect
      .poll(async () => {
        const found = await db.collection(paths.sources(orgId)).where('chatbotId', '==', chatbotId).get();
        return found.docs.map((source) => `${source.get('status')}: ${source.get('answer')}`);
      })
      .toEqual([`indexed: ${answer}`]);
  /** The minutes are over for which releases and tests wait for further changes. */
  const passMinutes = async (...states: string[]) => {
    for (const state of states) await db.doc(state).update({ dueAt: new Date() });
    await tickSchedules(suiteUrls.projectId, suiteUrls.ports, MINUTE_TICK);
  };
  const [releaseState, testState] = [paths.releaseState(orgId, chatbotId), paths.testState(orgId, chatbotId)];
  const newest = () =>
    expect.poll(async () => Number((await db.doc(paths.chatbot(orgId, chatbotId)).get()).get('release')));

  await sources.open(chatbotId, '?type=qa');
  await sources.addButton('qa').click();
  const create = page.getByRole('dialog', { name: t('qa.createTitle') });
  await create.getByLabel(t('qa.question')).fill(QUESTION);
  await create.getByLabel(t('qa.answer')).fill(RIGHT);
  await create.getByRole('button', { name: t('qa.create'), exact: true }).click();
  await untilRead(RIGHT);
  await passMinutes(releaseState);
  await newest().toBe(2);

  await follow(page, `/dashboard/chatbot/${chatbotId}/tests`);
  await page.getByRole('button', { name: t('tests.showProposals') }).click();
  const proposals = page.getByRole('dialog', { name: t('tests.proposals') });
  await proposals.getByRole('button', { name: t('tests.addThis', { question: QUESTION }) }).click();
  await expect(proposals.getByText(t('tests.added'))).toBeVisible();
  await proposals.getByRole('button', { name: t('common.close') }).click();
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: t('tests.edit', { question: QUESTION }) }) });
  await page.getByRole('button', { name: /\b1 test\b/i }).click();
  await expect(row.getByText(t('tests.verdict.passed'))).toBeVisible();

  // Somebody changes the instructions, and the answer.
  await follow(page, `/dashboard/chatbot/${chatbotId}/settings/ai`);
  await page
    .getByRole('textbox', { name: t('chatbotSettings.systemInstructions') })
    .fill('Answer in two long sentences.');
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await newest().toBe(3);
  await follow(page, `/dashboard/chatbot/${chatbotId}/sources?type=qa`);
  await sources.choose(QUESTION, 'edit');
  const change = page.getByRole('dialog', { name: t('qa.editTitle') });
  await change.getByLabel(t('qa.answer')).fill(WRONG);
  await change.getByRole('button', { name: t('qa.save') }).click();
  await untilRead(WRONG);

  // The page is open while the test runs by itself.
  await follow(page, `/dashboard/chatbot/${chatbotId}/tests`);
  await expect(row.getByText(t('tests.verdict.passed'))).toBeVisible();
  await passMinutes(releaseState, testState);
  await newest().toBe(4);
  await expect(row.getByText(t('tests.flipped'))).toBeVisible();
  await row.getByRole('button', { name: QUESTION, exact: true }).click();
  const details = page.getByRole('dialog', { name: QUESTION });
  await expect(details.getByRole('region', { name: t('tests.answerBefore') }).getByRole('blockquote')).toHaveText(
    RIGHT,
  );
  const cause = details.getByRole('listitem').filter({ hasText: t('tests.change.source-read', { names: QUESTION }) });
  await cause.getByRole('link', { name: t('releases.number', { number: '4' }) }).click();

  // What that release changed, and the words that the one before did.
  const release = (number: string) => page.getByRole('dialog', { name: t('releases.number', { number }) });
  const open = async (number: string) => {
    const found = page.getByRole('row').filter({ hasText: t('releases.number', { number }) });
    await found.getByRole('link').click();
    return release(number);
  };
  await expect(
    release('4')
      .getByRole('region', { name: t('releases.sources') })
      .getByRole('listitem'),
  ).toHaveText(QUESTION);
  await page.keyboard.press('Escape');
  await expect(release('4')).toHaveCount(0);
  await expect((await open('3')).getByRole('insertion')).toContainText('two long sentences.');
  await page.keyboard.press('Escape');
  await expect(release('3')).toHaveCount(0);
  await (await open('2')).getByRole('button', { name: t('releases.rollBack') }).click();
  const ask = page.getByRole('dialog', { name: t('releases.rollBackTitle', { number: '2' }) });
  await expect(ask.getByRole('listitem')).toHaveText([t('chatbotSettings.systemInstructions'), QUESTION]);
  await ask.getByRole('button', { name: t('releases.rollBackSubmit') }).click();
  await expect(page.getByText(t('releases.rolledBack', { to: '2', number: '5' }))).toBeVisible();

  await untilRead(RIGHT);
  await follow(page, `/dashboard/chatbot/${chatbotId}/tests`);
  await expect(row.getByText(t('tests.verdict.failed'))).toBeVisible();
  await passMinutes(releaseState, testState);
  await expect(row.getByText(t('tests.verdict.passed'))).toBeVisible();
  // What was read again is what the rollback said: it is the newest release.
  await newest().toBe(5);
});
