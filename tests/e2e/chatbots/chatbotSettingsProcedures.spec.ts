import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import { procedureTemplate } from '@parlance/domain/procedures/templates/procedureTemplate';
import { TEMPLATE_TEXTS } from '@parlance/domain/procedures/templates/texts/TEMPLATE_TEXTS';
import { expect, type Page } from '@playwright/test';
import { ruleActionDocuments } from '../../support/documents/ruleActionDocuments.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import type { Translate } from '../support/texts.ts';

const WORDS = {
  en: `1. Ask for the order number (FW- and five digits)
2. Ask when it was bought
3. If it was bought more than 30 days ago, say: "Sorry, that is too late." and stop
4. Sing a song
5. Call *create_return*
6. Say: Your return is registered: {number}`,
  de: `1. Frage nach der Bestellnummer (FW- und fünf Ziffern)
2. Frage, wann es gekauft wurde
3. Wenn es vor mehr als 30 Tagen gekauft wurde, sage: „Leider ist das zu spät.“ und beende
4. Sing ein Lied
5. Rufe *create_return* auf
6. Sage: Ihre Rücksendung ist angemeldet: {Nummer}`,
};
const TITLE = 'Register a return';
const [parameter] = ruleActionDocuments.action.parameters;

function pathOf(chatbotId: string): string {
  return `/dashboard/chatbot/${chatbotId}/settings/procedures`;
}

async function addAction(orgId: string, chatbotId: string): Promise<void> {
  await db.doc(paths.action(orgId, chatbotId, 'returns')).set({
    ...ruleActionDocuments.action,
    name: 'register_return',
    title: TITLE,
    method: 'POST',
    url: 'https://shop.example/returns',
    changesSomething: true,
    parameters: [
      { ...parameter, name: 'order', description: 'Number of the order', pattern: '', maxLength: 20 },
      { ...parameter, name: 'customer', description: 'Customer', pattern: '', filledBy: 'customer.subject' },
    ],
  });
}

async function save(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();
}

test(
  'a procedure is made from words, refused without its action, tried, switched on and saved',
  { tag: '@phone' },
  async ({ page, language, t }) => {
    const owner = await newOwner(language);
    const chatbotId = await newChatbotIn(owner.orgId);
    await addAction(owner.orgId, chatbotId);
    await openAs(page, owner, pathOf(chatbotId));
    await expect(page.getByText(t('procedures.noneTitle'))).toBeVisible();
    await page.getByRole('button', { name: t('procedures.startWords') }).click();
    await expect(page.getByText(t('procedures.noSteps'))).toBeVisible();
    await page.getByLabel(t('proactive.name'), { exact: true }).fill('Return');
    await page.getByLabel(t('procedures.wordsField'), { exact: true }).fill(WORDS[language]);
    await page.getByRole('button', { name: t('procedures.make') }).click();
    const song = language === 'de' ? 'Sing ein Lied' : 'Sing a song';
    await expect(page.getByText(t('procedures.note.not-understood', { text: song }))).toBeVisible();
    await expect(page.getByText(t('procedures.note.unknown-action', { text: 'create_return' }))).toBeVisible();
    await expect(page.getByText(t('procedures.note.confirm-added'))).toBeVisible();

    const steps = page.getByRole('list', { name: t('procedures.steps'), exact: true });
    const call = steps.getByRole('group', { name: t('procedures.step', { number: '6' }), exact: true });
    await expect(call.getByText(t('procedures.problem.no-action'))).toBeVisible();
    const isOn = page.getByRole('switch', { name: t('procedures.on', { name: 'Return' }) });
    await isOn.click();
    await expect(isOn).not.toBeChecked();
    const problem = t('procedures.problemAt', { number: '6', text: t('procedures.problem.no-action') });
    await expect(page.getByText(t('procedures.notYet', { problem }))).toBeVisible();

    await call.getByRole('button', { name: t('procedures.editStep', { number: '6' }) }).click();
    await call.getByLabel(t('procedures.action'), { exact: true }).selectOption({ label: TITLE });
    await expect(
      call.getByText(t('procedures.filled', { parameter: 'Customer', value: '' }).slice(0, 12)),
    ).toBeVisible();
    const number = call.getByLabel('Number of the order', { exact: true }).last();
    await number.selectOption(language === 'de' ? 'bestellnummer' : 'order_number');
    await expect(steps.getByText(t('procedures.problem.no-action'))).toHaveCount(0);
    await expect(page.getByRole('img', { name: /Return.* 9 / })).toBeVisible();
    await expectFitsBothWidths(page);

    await page.getByRole('button', { name: t('procedures.trialStart') }).click();
    const trial = page.getByRole('group', { name: t('procedures.trial') });
    const answer = async (text: string) => {
      await trial.getByLabel(t('procedures.trialAnswer')).fill(text);
      await trial.getByRole('button', { name: t('procedures.trialSend') }).click();
    };
    await answer('12');
    await expect(trial.getByText(t('procedures.trialRefused'))).toBeVisible();
    await answer('FW-12345');
    await answer('2020-01-31');
    await expect(trial.getByText(t('procedures.trialEnd'))).toBeVisible();
    await expect(trial.getByRole('log')).toContainText(
      language === 'de' ? 'Leider ist das zu spät.' : 'Sorry, that is too late.',
    );

    await isOn.click();
    await expect(isOn).toBeChecked();
    await save(page, t);
    const stored = await db.doc(paths.chatbot(owner.orgId, chatbotId)).get();
    const { procedures } = chatbotSchema.parse(stored.data());
    expect(procedures).toMatchObject([{ name: 'Return', isOn: true, words: WORDS[language] }]);
    expect(procedures[0]?.steps.map(({ kind }) => kind)).toEqual([
      'ask',
      'ask',
      'check',
      'end',
      'confirm',
      'call',
      'end',
      'hand-over',
      'end',
    ]);
  },
);

test('steps are added, changed, moved and removed by the keyboard, and a text that is missing is asked for', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await openAs(page, owner, pathOf(chatbotId));
  await page.getByRole('button', { name: TEMPLATE_TEXTS.en.about.address.name, exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: t('procedures.all') })).toBeFocused();
  const steps = page.getByRole('list', { name: t('procedures.steps'), exact: true });
  const step = (number: string) => steps.getByRole('group', { name: t('procedures.step', { number }), exact: true });
  await step('2')
    .getByRole('button', { name: t('procedures.stepUp', { number: '2' }) })
    .press('Enter');
  await expect(step('1').getByRole('heading')).toHaveText('What is your e-mail address?');
  await step('1')
    .getByRole('button', { name: t('procedures.addBehind', { number: '1' }) })
    .press('Enter');
  await page.getByRole('menuitem', { name: t('procedures.kind.say') }).press('Enter');
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  const said = step('2').getByLabel(t('procedures.said'), { exact: true });
  await expect(said).toBeFocused();
  await expect(step('2').getByText(t('procedures.textInvalid', { max: '600' }))).toBeVisible();
  await said.fill('Thanks, ');
  await step('2')
    .getByRole('button', { name: /E-mail|e-mail/ })
    .press('Enter');
  await expect(said).toHaveValue('Thanks, {email}');
  await step('4')
    .getByRole('button', { name: t('procedures.removeStep', { number: '4' }) })
    .press('Enter');
  await page.getByRole('button', { name: t('procedures.all') }).click();
  await save(page, t);
  const stored = await db.doc(paths.chatbot(owner.orgId, chatbotId)).get();
  const [procedure] = chatbotSchema.parse(stored.data()).procedures;
  expect(procedure?.steps.slice(0, 4)).toMatchObject([
    { id: 'email', next: 'say' },
    { kind: 'say', text: 'Thanks, {email}', next: 'customer' },
    { id: 'customer', next: 'postcode' },
    { id: 'postcode' },
  ]);

  await page.getByRole('button', { name: t('proactive.remove', { name: procedure?.name ?? '' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('procedures.removeConfirm') }).click();
  await expect(page.getByText(t('procedures.noneTitle'))).toBeVisible();
});

test('viewers look at procedures and change none', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  const procedures = [procedureTemplate('p1', 'booking', language)];
  await db.doc(paths.chatbot(owner.orgId, chatbotId)).update({ procedures });
  const viewer = await newMember(owner.orgId, 'viewer', 'Vera', language);
  await openAs(page, viewer, pathOf(chatbotId));
  await expect(page.getByText(t('settingsForm.readOnly'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('procedures.startWords') })).toHaveCount(0);
  await page.getByRole('button', { name: t('procedures.lookName', { name: procedures[0]?.name ?? '' }) }).click();
  await expect(page.getByLabel(t('proactive.name'), { exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: t('procedures.addStep') })).toHaveCount(0);
  await expectFitsBothWidths(page);
});
