import type { Locale } from '@parlance/domain/locales';
import { textsFor } from '@parlance/domain/widget/textsFor';
import type { WelcomeRun } from '@parlance/domain/widget/welcome';

const PLAIN = { isBold: false, isItalic: false, isUnderlined: false, isCode: false, href: null };

/** Initial messages that are not saved yet, as visitors of a language see them and as plain text: tags are left out. */
export function welcomeDraft(messages: readonly string[], locale: Locale): WelcomeRun[][] {
  return textsFor(locale, messages)
    .map((message) => message.replace(/<[^>]*>/g, '').trim())
    .filter((text) => text !== '')
    .map((text) => [{ ...PLAIN, text }]);
}
