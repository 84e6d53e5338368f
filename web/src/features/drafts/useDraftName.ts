import { SETTINGS_FIELDS } from '@parlance/domain/documents/chatbots/settings';
import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Name of the draft that a replay used, in words: the settings that differed from those that were live, or the present state. */
export function useDraftName(): (run: Pick<DraftRun, 'changes'>) => string {
  const t = useTranslate();
  const intl = useIntl();
  return ({ changes }) => {
    const names = SETTINGS_FIELDS.filter((field) => field in changes).map((field) => t(`chatbotSettings.${field}`));
    return names.length === 0
      ? t('replays.present')
      : t('replays.draft', { names: intl.formatList(names, { type: 'conjunction' }) });
  };
}
