import { LIMITS } from '@parlance/domain/limits';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { ContactCardFields } from './ContactCardFields.tsx';
import { FaqFields } from './FaqFields.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { LinesSetting } from '#web/components/settings/LinesSetting.tsx';
import { ProposeGreeting } from './proposals/ProposeGreeting.tsx';
import { ProposeStarters } from './proposals/ProposeStarters.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';

interface FieldsProps {
  form: SettingsForm;
}

const SWITCHES = [
  ['keepShowingSuggestions', 'interfaceSettings.keepShowingText'],
  ['collectFeedback', 'interfaceSettings.feedbackText'],
  ['collectCsat', 'interfaceSettings.csatText'],
  ['offerTranscript', 'interfaceSettings.transcriptText'],
  ['allowRegenerate', 'interfaceSettings.regenerateText'],
  ['allowAttachments', 'interfaceSettings.attachmentsText'],
] as const;

/** Settings for the texts and features that the chat offers by itself. */
export function ChatFields({ form }: FieldsProps) {
  const t = useTranslate();
  const { values } = form;
  return (
    <FieldGroup title={t('interfaceSettings.chat')}>
      <LinesSetting
        form={form}
        control="initialMessages"
        label={t('chatbotSettings.initialMessages')}
        helperText={t('interfaceSettings.initialHint')}
      />
      <ProposeGreeting form={form} />
      <LinesSetting
        form={form}
        control="conversationStarters"
        label={t('chatbotSettings.conversationStarters')}
        helperText={t('interfaceSettings.startersHint', { max: LIMITS.conversationStarters })}
      />
      <ProposeStarters form={form} />
      <LinesSetting
        form={form}
        control="suggestedMessages"
        label={t('chatbotSettings.suggestedMessages')}
        helperText={t('interfaceSettings.suggestedHint', { max: LIMITS.suggestedMessages })}
      />
      {SWITCHES.map(([field, text]) => (
        <SettingSwitch
          key={field}
          label={t(`chatbotSettings.${field}`)}
          text={t(text)}
          isOn={values[field]}
          isDisabled={form.isReadOnly}
          onChange={(isOn) => form.change(field, isOn)}
        />
      ))}
      <SettingText
        form={form}
        control="messagePlaceholder"
        label={t('chatbotSettings.messagePlaceholder')}
        helperText={t('interfaceSettings.placeholderHint')}
        value={values.messagePlaceholder}
        onChange={(text) => form.change('messagePlaceholder', text)}
        maxLength={LIMITS.nameCharacters}
      />
      <SettingText
        form={form}
        control="footerText"
        label={t('chatbotSettings.footerText')}
        value={values.footerText}
        onChange={(text) => form.change('footerText', text)}
        maxLength={LIMITS.descriptionCharacters}
      />
      <FaqFields form={form} />
      <ContactCardFields form={form} />
    </FieldGroup>
  );
}
