import { SETTINGS_FIELDS } from '@parlance/domain/documents/chatbots/settings';
import type { Release } from '@parlance/domain/documents/releases/release';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Changes of a release, in words: a line for each change, newest first. */
export function useChangeWords(): (release: Release) => readonly string[] {
  const t = useTranslate();
  const intl = useIntl();
  const nameOf = (name: string): string => {
    const field = SETTINGS_FIELDS.find((one) => one === name);
    return field === undefined ? name : t(`chatbotSettings.${field}`);
  };
  const sourceOf = (name: string): string => (name === '' ? t('releases.erasedName') : name);
  return ({ changes, rolledBackTo }) =>
    changes.toReversed().map(({ kind, names }) => {
      if (kind === 'rollback') return t('releases.change.rollback', { number: rolledBackTo ?? 0 });
      const list = intl.formatList(names.map(kind === 'settings' ? nameOf : sourceOf), { type: 'conjunction' });
      return t(`releases.change.${kind}`, { names: list });
    });
}
