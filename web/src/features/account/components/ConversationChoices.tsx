import Stack from '@mui/material/Stack';
import { paths } from '@parlance/domain/paths';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useStoredChoices } from '#web/components/settings/useStoredChoices.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { waitingSound } from '#web/lib/browser/waitingSound.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { hasTeamRule } from '#web/lib/presence/hasTeamRule.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Personal settings for working on conversations. Each choice is stored at once; the sound is played when it is turned on. */
export function ConversationChoices() {
  const t = useTranslate();
  const { uid, org, profile } = useMembership();
  const [settings, change] = useStoredChoices(profile.conversationSettings, (conversationSettings) =>
    updateDocument(paths.user(uid), { conversationSettings }),
  );
  return (
    <SettingsSection title={t('accountPage.conversationsTitle')} text={t('accountPage.conversationsText')}>
      <Stack spacing={2}>
        <SettingSwitch
          label={t('accountPage.sound')}
          text={t('accountPage.soundText')}
          isOn={settings.sound}
          onChange={(sound) => {
            if (sound) waitingSound.play();
            change({ sound });
          }}
        />
        <SettingSwitch
          label={t('accountPage.showTyping')}
          text={t('accountPage.showTypingText')}
          isOn={settings.showTyping}
          onChange={(showTyping) => change({ showTyping })}
        />
        {hasTeamRule(org) && (
          <SettingSwitch
            label={t('accountPage.takesConversations')}
            text={t('accountPage.takesConversationsText')}
            isOn={settings.takesConversations}
            onChange={(takesConversations) => change({ takesConversations })}
          />
        )}
      </Stack>
    </SettingsSection>
  );
}
