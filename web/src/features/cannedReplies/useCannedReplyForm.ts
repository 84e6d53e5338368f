import { saveCannedReply } from '@parlance/domain/contracts/conversations/cannedReplies';
import type { CannedReply } from '@parlance/domain/documents/organizations/cannedReply';
import { byLocale, type Locale, LOCALES } from '@parlance/domain/locales';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';

type Saved = (shortcut: string, title: string, texts: CannedReply['texts']) => void;

/** The fields of a canned reply, at first as `reply` has them; its texts by their languages. */
export function useCannedReplyForm(
  reply: CannedReply | undefined,
  onValid: Saved,
): Form<'shortcut' | 'title' | Locale> {
  const t = useTranslate();
  return useForm({
    initial: {
      shortcut: reply?.shortcut ?? '',
      title: reply?.title ?? '',
      ...byLocale((locale) => reply?.texts[locale] ?? ''),
    },
    validate: ({ shortcut, title, ...texts }) => {
      const values = { shortcut: withoutSlash(shortcut), title, texts };
      const found = inputErrors(t, saveCannedReply.input, values, {
        shortcut: { invalid: t('cannedReplies.shortcutInvalid') },
      });
      const isEmpty = Object.values(texts).every((text) => text.trim() === '');
      const [first] = LOCALES;
      return {
        shortcut: found['shortcut'],
        title: found['title'],
        ...byLocale((locale) => found[`texts.${locale}`]),
        ...(isEmpty && { [first]: t('cannedReplies.textMissing') }),
      };
    },
    onValid: ({ shortcut, title, ...texts }) => onValid(withoutSlash(shortcut), title, texts),
  });
}

function withoutSlash(shortcut: string): string {
  return shortcut.trim().replace(/^\//, '');
}
