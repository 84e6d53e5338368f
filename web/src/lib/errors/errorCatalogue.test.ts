import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import de from '#web/i18n/de.json' with { type: 'json' };
import en from '#web/i18n/en.json' with { type: 'json' };

/** Texts that the specification quotes, verbatim, with the id of their message. A message may go on after the quotation. */
const CATALOGUE = [
  ['Success', 'toast.success'],
  ['Error', 'toast.error'],
  ['Try again', 'common.tryAgain'],
  ['An error occurred. Please try again later.', 'error.internal'],
  ['Something went wrong. Please try again.', 'status.failedText'],
  ['Something went wrong. Please try again or contact support.', 'signup.failed'],
  ['Invalid email or password', 'signin.wrongCredentials'],
  ['Email address not confirmed', 'signin.notConfirmed'],
  ['Failed to upload file', 'upload.failed'],
  ['File size exceeds maximum limit', 'error.image-too-large'],
  ['File too large. Maximum file size is 1MB', 'error.file-too-large'],
  ['Invalid file type', 'error.file-type-invalid'],
  ['No file selected', 'qa.noFile'],
  ['Upload failed', 'picture.uploadFailed'],
  ['Removal failed', 'picture.removeFailed'],
  ['Failed to copy', 'common.copyFailed'],
  ['Error fetching documents', 'sources.loadFailed'],
  ['Failed to delete documents', 'sources.deleteFailed'],
  ['No documents selected', 'sources.noneSelected'],
  ['Error uploading documents', 'upload.someFailed'],
  ['Error deleting documents', 'sources.deleteSomeFailed'],
  ['Organization not found', 'gate.orgNotFound'],
  ['Could not complete action', 'org.actionFailed'],
  ['Insufficient Permissions', 'gate.forbiddenTitle'],
  ["You do not have permission to edit this member's role", 'error.member-role-forbidden'],
  ['You do not have permission to remove this member', 'error.member-remove-forbidden'],
  ['Failed to send invitation', 'members.inviteFailed'],
  ['Failed to update member role', 'members.roleFailed'],
  ['Failed to create chatbot', 'chatbots.createFailed'],
  // With “Please try again” behind it: see errorText.test.ts.
  ['Failed to delete chatbot', 'generalSettings.chatbotFailed'],
  ['Failed to delete conversations', 'generalSettings.conversationsFailed'],
  ['Limit reached: 1/1 chatbots', 'error.chatbot-limit-reached'],
  ['Failed to save settings', 'settingsForm.saveFailed'],
  ['Failed to save organization details', 'org.saveFailed'],
  ['Failed to save chatbot name', 'settingsForm.nameFailed'],
  ['Failed to save model settings', 'playground.modelFailed'],
  ['Failed to save system instructions', 'playground.instructionsFailed'],
  ['Failed to save configuration', 'settingsForm.configurationFailed'],
  ['Failed to set up account', 'gate.setupFailed'],
  ['Failed to create', 'qa.createFailed'],
  ['Failed to update', 'qa.updateFailed'],
  ['Failed to delete', 'qa.deleteFailed'],
  ['Failed to open billing portal', 'subscription.portalFailed'],
  ['Failed to update notification preferences', 'billing.noticesFailed'],
  ["You can't downgrade as you reached this plan's limit.", 'error.plan-chatbots'],
  ["You can't downgrade as you reached this plan's limit.", 'error.plan-seats'],
  ["You can't downgrade as you reached this plan's limit.", 'error.plan-messages'],
  ["You can't downgrade as you reached this plan's limit.", 'error.plan-training'],
  ['Page not found', 'status.pageNotFound'],
  ['Page Not Found', 'status.pageNotFoundTitle'],
  ['Internal Server Error', 'status.internalError'],
] as const;

const VALIDATION = [
  ['Password is required (min. 6 characters)', 'signin.passwordRequired'],
  ['Password must be at least 8 characters long', 'form.passwordTooShort'],
  ['Passwords do not match', 'form.passwordMismatch'],
  ['This field is required', 'form.required'],
  ['Please enter a valid email address', 'form.emailInvalid'],
  ['Invalid email address', 'forgot.emailInvalid'],
  ['Question and answer must not be empty', 'qa.empty'],
  ['A website URL is required', 'website.urlRequired'],
  ['7 / 2000 characters', 'playground.instructionsCount'],
] as const;

const VALUES = { megabytes: 1, current: 1, max: 1 };
const COUNTER = { count: '7', max: '2000' };
const [english, german] = [createIntl({ locale: 'en', messages: en }), createIntl({ locale: 'de', messages: de })];

/** A text in both languages, figures filled in. */
function textsOf(id: keyof typeof en): { text: string; translated: string } {
  const values = id === 'playground.instructionsCount' ? COUNTER : VALUES;
  return { text: english.formatMessage({ id }, values), translated: german.formatMessage({ id }, values) };
}

describe.each([
  ['the error catalogue', CATALOGUE],
  ['the texts of validation', VALIDATION],
] as const)('%s', (_, table) => {
  it.each<readonly [quoted: string, id: keyof typeof en]>([...table])(
    'has “%s” as %s, in German as well',
    (quoted, id) => {
      const { text, translated } = textsOf(id);
      expect(text.slice(0, quoted.length)).toBe(quoted);
      expect(['', text]).not.toContain(translated);
    },
  );
});
