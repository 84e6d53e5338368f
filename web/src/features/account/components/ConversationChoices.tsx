import Stack from '@mui/material/Stack';
import type { ConversationSettings } from '@parlance/domain/documents/accounts/conversationSettings';
import { paths } from '@parlance/domain/paths';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { waitingSound } from '#web/lib/browser/waitingSound.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

/** How one works on conversations. Each choice is stored at once; the sound is played when it is turned on. */
export function ConversationChoices() {
  const t = useTranslate();
  const toast = useToast();
  const { uid, profile } = useMembership();
  const settings = profile.conversationSettings;
  const { isBusy, run } = useAction(async (change: Partial<ConversationSettings>) => {
    await updateDocument(paths.user(uid), { conversationSettings: { ...settings, ...change } });
    toast.success(t('notifications.saved'));
  }, t('notifications.saveFailed'));
  return (
    <SettingsSection title={t('accountPage.conversationsTitle')} text={t('accountPage.conversationsText')}>
      <Stack spacing={2}>
        <SettingSwitch
          label={t('accountPage.sound')}
          text={t('accountPage.soundText')}
          isOn={settings.sound}
          isDisabled={isBusy}
          onChange={(sound) => {
            if (sound) waitingSound.play();
            run({ sound });
          }}
        />
        <SettingSwitch
          label={t('accountPage.showTyping')}
          text={t('accountPage.showTypingText')}
          isOn={settings.showTyping}
          isDisabled={isBusy}
          onChange={(showTyping) => run({ showTyping })}
        />
      </Stack>
    </SettingsSection>
  );
}
