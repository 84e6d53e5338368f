import type { WelcomeRun } from '@parlance/domain/widget/welcome';

const PLAIN = { isBold: false, isItalic: false, isUnderlined: false, isCode: false, href: null };

/** Initial messages that are not saved yet, as plain text: tags are left out. */
export function welcomeDraft(messages: readonly string[]): WelcomeRun[][] {
  return messages
    .map((message) => message.replace(/<[^>]*>/g, '').trim())
    .filter((text) => text !== '')
    .map((text) => [{ ...PLAIN, text }]);
}
