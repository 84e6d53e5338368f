import { storedFormSchema } from '@parlance/domain/documents/forms/storedForm';
import { HOUR_MS } from '@parlance/domain/durations';
import { formTemplate } from '@parlance/domain/forms/templates/formTemplate';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { ruleFormDocuments } from '../../support/documents/ruleForms.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';

test('a form is begun with a template, changed, put in order, saved, linked, switched off and deleted', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/settings/forms`);
  await expect(page.getByText(t('forms.noneTitle'))).toBeVisible();
  await page
    .getByRole('button', { name: t('forms.create') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t('forms.template.callback') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('forms.name'))).toHaveValue(formTemplate('callback', language).name);
  await expectAccessible(page);
  await expectFitsBothWidths(page);
  await dialog.getByRole('button', { name: t('forms.questionAdd') }).click();
  await dialog.getByRole('button', { name: t('settings.save') }).click();
  await expect(dialog.getByText(t('forms.questionInvalid', { position: '6' }))).toBeVisible();
  const added = dialog.getByRole('group', { name: t('forms.question', { position: '6' }) });
  await added.getByRole('textbox', { name: t('forms.label'), exact: true }).fill('Which shoe size?');
  await added.getByLabel(t('forms.type')).selectOption({ label: t('forms.type.number') });
  await added.getByLabel(t('forms.min'), { exact: true }).fill('35');
  await added.getByLabel(t('forms.max'), { exact: true }).fill('49');
  await added.getByRole('button', { name: t('forms.moveUp', { position: '6' }) }).press('Enter');
  await dialog.getByLabel(t('forms.isOn')).check();
  await dialog.getByRole('button', { name: t('settings.save') }).click();
  await expect(dialog).toHaveCount(0);
  const { docs } = await db.collection(paths.forms(owner.orgId, chatbotId)).get();
  const form = storedFormSchema.parse(docs[0]?.data());
  expect(form.fields.map(({ type }) => type)).toEqual(['text', 'phone', 'date', 'choice', 'number', 'consent']);
  expect(form.fields[4]).toMatchObject({ label: 'Which shoe size?', min: 35, max: 49 });
  expect([form.isOn, form.isInMenu, docs.length]).toEqual([true, true, 1]);

  const name = form.name;
  await page.getByRole('button', { name: `${t('forms.link')}: ${name}` }).click();
  await expect(dialog.getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`/form/${chatbotId}/${docs[0]?.id}`),
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common.close') }).click();
  await page.getByLabel(t('forms.switch', { name })).click();
  await expect(page.getByText(t('forms.off'))).toBeVisible();
  await page.getByRole('button', { name: `${t('forms.delete')}: ${name}` }).click();
  await page.getByRole('button', { name: t('forms.deleteSubmit') }).click();
  await expect(page.getByText(t('forms.noneTitle'))).toBeVisible();
});

test('submissions are listed, filtered, opened, and deleted after a question', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/activity/submissions`);
  await expect(page.getByText(t('submissions.emptyTitle'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('submissions.toForms') })).toBeVisible();
  const batch = db.batch();
  batch.set(db.doc(paths.form(owner.orgId, chatbotId, 'form')), ruleFormDocuments.form);
  for (const [index, formId] of ['form', 'form', 'gone'].entries()) {
    const formName = formId === 'form' ? 'Callback' : 'Survey';
    const at = new Date(Date.now() - index * HOUR_MS);
    const submission = { ...ruleFormDocuments.submission, chatbotId, formId, formName, at };
    batch.set(db.doc(paths.submission(owner.orgId, `S-${index}`)), submission);
  }
  await batch.commit();
  const rows = page.getByRole('link', { name: /Callback,|Survey,/ });
  await expect(rows).toHaveCount(3);
  await page.getByLabel(t('submissions.form')).selectOption('Callback');
  await expect(rows).toHaveCount(2);
  await expectFitsBothWidths(page);
  await rows.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Erika Mustermann')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('submissions.delete') }).click();
  await page.getByRole('button', { name: t('submissions.deleteSubmit') }).click();
  await expect(rows).toHaveCount(1);
});
