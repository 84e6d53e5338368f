import { WIDGET_LOCALES } from '@parlance/domain/widget/widgetLocales';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useLanguageName } from '#web/i18n/useLanguageName.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChatbots } from '#web/lib/org/useChatbots.ts';
import type { TeamForm } from '../useTeamForm.ts';
import { ChoiceList } from '#web/components/forms/ChoiceList.tsx';

/** Visitors whom a team serves: those of all chatbots or of some, in all languages or in some. */
export function ServedFields({ form, choices: { chatbotIds, locales }, choose }: TeamForm) {
  const t = useTranslate();
  const languageName = useLanguageName();
  const chatbots = useChatbots();
  const bots = chatbots.status === 'ready' ? chatbots.value.map(({ id, name }) => ({ value: id, label: name })) : [];
  return (
    <>
      <SettingSwitch
        label={t('teams.allChatbots')}
        isOn={chatbotIds === null}
        onChange={(isOn) => choose({ chatbotIds: isOn ? null : [] })}
      />
      {chatbotIds !== null && (
        <ChoiceList
          label={t('teams.chatbots')}
          options={bots}
          chosen={chatbotIds}
          error={form.errorOf('chatbotIds')}
          onChange={(next) => choose({ chatbotIds: next })}
        />
      )}
      <SettingSwitch
        label={t('teams.allLanguages')}
        isOn={locales === null}
        onChange={(isOn) => choose({ locales: isOn ? null : [] })}
      />
      {locales !== null && (
        <ChoiceList
          label={t('teams.languages')}
          options={WIDGET_LOCALES.map((value) => ({ value, label: languageName(value) }))}
          chosen={locales}
          error={form.errorOf('locales')}
          onChange={(next) => choose({ locales: next })}
        />
      )}
    </>
  );
}
