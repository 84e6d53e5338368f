import { LIMITS } from '@parlance/domain/limits';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { MessagePreview } from './MessagePreview.tsx';
import type { RuleProps } from './RuleProps.ts';

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** Texts of a rule's message with their preview, and its pages. */
export function RuleFields({ form, index, rule, onEdit }: RuleProps) {
  const t = useTranslate();
  const control = `proactive.rules.${index}`;
  return (
    <>
      <SettingText
        form={form}
        control={`${control}.name`}
        label={t('proactive.name')}
        helperText={t('proactive.nameHelp')}
        value={rule.name}
        onChange={(name) => onEdit({ name })}
        maxLength={LIMITS.nameCharacters}
      />
      <SettingText
        form={form}
        control={`${control}.text`}
        label={t('proactive.text')}
        helperText={t('proactive.textHelp')}
        value={rule.text}
        onChange={(text) => onEdit({ text })}
        maxLength={LIMITS.proactiveTextCharacters}
        rows={2}
      />
      <SettingText
        form={form}
        control={`${control}.suggestions`}
        label={t('proactive.suggestions')}
        helperText={t('proactive.suggestionsHelp', { max: LIMITS.proactiveSuggestionsShown })}
        value={rule.suggestions.join('\n')}
        onChange={(text) => onEdit({ suggestions: linesOf(text) })}
        rows={2}
      />
      <MessagePreview rule={rule} values={form.values} />
      <SettingText
        form={form}
        control={`${control}.pages`}
        label={t('proactive.pages')}
        helperText={t('proactive.pagesHelp', { mark: '!', example: '!/checkout*' })}
        value={rule.pages.join('\n')}
        onChange={(text) => onEdit({ pages: linesOf(text) })}
        rows={2}
      />
    </>
  );
}
