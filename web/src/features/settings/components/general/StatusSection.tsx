import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useGatedSave } from '#web/lib/settings/useGatedSave.ts';

interface StatusSectionProps {
  chatbot: Stored<Chatbot>;
}

/** Switches the chatbot on and off. It acts at once and waits for no Save. */
export function StatusSection({ chatbot }: StatusSectionProps) {
  const t = useTranslate();
  const toast = useToast();
  const gatedSave = useGatedSave();
  const canConfigure = useCan('chatbot.configure');
  const isActive = chatbot.status === 'active';
  const { isBusy, run } = useAction(async (isOn: boolean) => {
    const status = isOn ? 'active' : 'inactive';
    const saved = await gatedSave(chatbot.id, { changes: { status }, base: { status: chatbot.status } });
    if (saved.kind === 'held') return;
    if (saved.kind === 'conflict') toast.problem(t('settingsForm.statusConflict'));
    else toast.success(t(isOn ? 'generalSettings.activated' : 'generalSettings.deactivated'));
  }, t('settingsForm.saveFailed'));
  return (
    <SettingsSection title={t('chatbotSettings.status')} text={t('generalSettings.statusText')}>
      <SettingSwitch
        label={t(isActive ? 'generalSettings.active' : 'generalSettings.inactive')}
        text={t(isActive ? 'generalSettings.activeText' : 'generalSettings.inactiveText')}
        isOn={isActive}
        isDisabled={!canConfigure || isBusy}
        onChange={run}
      />
    </SettingsSection>
  );
}
