import { saveCannedReply } from '@parlance/domain/contracts/cannedReplies';
import type { CannedReply } from '@parlance/domain/documents/organizations/cannedReply';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';

type Saved = (shortcut: string, title: string, texts: CannedReply['texts']) => void;

/** The fields of a canned reply, at first as `reply` has them. */
export function useCannedReplyForm(
  reply: CannedReply | undefined,
  onValid: Saved,
): Form<'shortcut' | 'title' | 'english' | 'german'> {
  const t = useTranslate();
  return useForm({
    initial: {
      shortcut: reply?.shortcut ?? '',
      title: reply?.title ?? '',
      english: reply?.texts.en ?? '',
      german: reply?.texts.de ?? '',
    },
    validate: ({ shortcut, title, english, german }) => {
      const values = { shortcut: withoutSlash(shortcut), title, texts: { en: english, de: german } };
      const found = inputErrors(t, saveCannedReply.input, values, {
        shortcut: { invalid: t('cannedReplies.shortcutInvalid') },
      });
      const isEmpty = english.trim() === '' && german.trim() === '';
      return {
        shortcut: found['shortcut'],
        title: found['title'],
        english: isEmpty ? t('cannedReplies.textMissing') : found['texts.en'],
        german: found['texts.de'],
      };
    },
    onValid: ({ shortcut, title, english, german }) =>
      onValid(withoutSlash(shortcut), title, { en: english, de: german }),
  });
}

function withoutSlash(shortcut: string): string {
  return shortcut.trim().replace(/^\//, '');
}
