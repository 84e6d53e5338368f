import type { ReleasedSettings } from '@parlance/domain/documents/releases/release';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** A list of questions with their answers. */
function isFaqs(value: readonly unknown[]): value is readonly { question: string; answer: string }[] {
  return value.every(
    (entry) => typeof entry === 'object' && entry !== null && 'question' in entry && 'answer' in entry,
  );
}

/** A setting's value as a text; undefined for groups of fields, which can't be said in one. */
export function useSettingText(): (value: ReleasedSettings[keyof ReleasedSettings]) => string | undefined {
  const t = useTranslate();
  const intl = useIntl();
  return (value) => {
    if (value === null || value === undefined || value === '') return t('releases.empty');
    if (typeof value === 'boolean') return t(value ? 'releases.on' : 'releases.off');
    if (typeof value === 'number') return intl.formatNumber(value);
    if (typeof value === 'string') return value;
    if (!Array.isArray(value)) return undefined;
    const list: readonly unknown[] = value;
    if (list.length === 0) return t('releases.empty');
    if (list.every((entry) => typeof entry === 'string')) return list.join('\n');
    return isFaqs(list) ? list.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n') : undefined;
  };
}
