import { expect } from '@playwright/test';
import { paths } from '@parlance/domain/paths';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { follow } from '../support/follow.ts';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';
import { storedChat } from '../support/storedChat.ts';

const QUESTION = 'When are you open?';
const ANSWER = 'We are open from 9:00 to 17:00.';

test('the owner sees what a draft would change, and a test holds it back until there is a reason @onlyphone', async ({
  page,
  t,
  knowledge: { owner, chatbotId, sources },
}) => {
  const place = { orgId: owner.orgId, chatbotId, locale: 'en' as const };
  await sources.open(chatbotId, '?type=qa');
  await sources.addButton('qa').click();
  const create = page.getByRole('dialog', { name: t('qa.createTitle') });
  await create.getByLabel(t('qa.question')).fill(QUESTION);
  await create.getByLabel(t('qa.answer')).fill(ANSWER);
  await create.getByRole('button', { name: t('qa.create'), exact: true }).click();
  await sources.expectStatus(QUESTION, 'done');
  await storedChat(place, [{ question: { text: QUESTION }, answer: { text: ANSWER, verdict: 'verified' } }]);
  await storedChat(place, [{ question: { text: QUESTION }, answer: { text: 'We open at 10:00.' } }]);

  // Against the present state, from the releases.
  await follow(page, `/dashboard/chatbot/${chatbotId}/releases`);
  await page.getByRole('link', { name: t('replays.title') }).click();
  await expect(page.getByText(t('replays.noneTitle'))).toBeVisible();
  await page.getByRole('button', { name: t('replays.start') }).press('Enter');
  const article = page.getByRole('article', { name: QUESTION });
  const filter = (kind: 'facts' | 'same') =>
    page.getByRole('navigation', { name: t('replays.filter') }).getByRole('link', {
      name: t(`replays.filter.${kind}`).replace('{count, number}', '1'),
    });
  await expect(filter('same')).toBeVisible();
  await expect(article).toHaveCount(2);
  await filter('facts').press('Enter');
  await expect(article).toHaveCount(1);
  const column = (title: 'replays.former' | 'replays.given') => article.getByRole('region', { name: t(title) });
  await expect(column('replays.former').getByRole('blockquote')).toHaveText('We open at 10:00.');
  await expect(column('replays.given').getByRole('blockquote')).toHaveText(ANSWER);
  await expectFitsBothWidths(page);

  // A test that must pass, and the gate.
  await follow(page, `/dashboard/chatbot/${chatbotId}/tests`);
  await page.getByRole('button', { name: t('tests.showProposals') }).click();
  const proposals = page.getByRole('dialog', { name: t('tests.proposals') });
  await proposals.getByRole('button', { name: t('tests.addThis', { question: QUESTION }) }).click();
  await expect(proposals.getByText(t('tests.added'))).toBeVisible();
  await proposals.getByRole('button', { name: t('common.close') }).click();
  const cases = await db.collection(paths.testCases(owner.orgId, chatbotId)).get();
  const wrong = { mustPass: true, expectation: { kind: 'facts', facts: ['11:00'] } };
  await Promise.all(cases.docs.map(({ ref }) => ref.update(wrong)));
  const gate = page.getByRole('switch', { name: t('gate.switch') });
  await gate.click();
  await expect(gate).toBeChecked();

  // The draft is replayed before it is saved; then it is held back.
  await follow(page, `/dashboard/chatbot/${chatbotId}/settings/ai`);
  await page.getByRole('textbox', { name: t('playground.instructions') }).fill('Be brief.');
  await page.getByRole('button', { name: t('replays.startDraft') }).click();
  await expect(page.getByRole('link', { name: t('replays.show') })).toBeVisible();
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  const held = page.getByRole('dialog', { name: t('gate.title') });
  await expect(held.getByRole('listitem').filter({ hasText: QUESTION })).toBeVisible();
  await expectFitsBothWidths(page);
  await expect(held.getByRole('button', { name: t('gate.override') })).toBeDisabled();
  await held.getByLabel(t('gate.reason')).fill('The hours change tomorrow.');
  await held.getByRole('button', { name: t('gate.override') }).click();
  await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();
  await expect(held).toHaveCount(0);
  const stored = await db.doc(paths.chatbot(owner.orgId, chatbotId)).get();
  expect(stored.get('systemInstructions')).toBe('Be brief.');
  await follow(page, `/dashboard/chatbot/${chatbotId}/releases?release=${stored.get('release')}`);
  const reason = t('releases.gate.overridden', { reason: 'The hours change tomorrow.' });
  await expect(page.getByRole('dialog').getByText(reason)).toBeVisible();
});
