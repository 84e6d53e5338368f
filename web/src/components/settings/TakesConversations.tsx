import { paths } from '@parlance/domain/paths';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { hasTeamRule } from '#web/lib/presence/hasTeamRule.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { SettingSwitch } from './SettingSwitch.tsx';
import { useStoredChoices } from './useStoredChoices.ts';

/**
 * One's own switch for being given conversations by the rules of teams, while the dashboard is open. Absent where no team has a rule, and
 * for those who may not write in conversations.
 */
export function TakesConversations() {
  const t = useTranslate();
  const { uid, org, profile } = useMembership();
  const canWrite = useCan('chat.write');
  const [settings, change] = useStoredChoices(profile.conversationSettings, (conversationSettings) =>
    updateDocument(paths.user(uid), { conversationSettings }),
  );
  if (!canWrite || !hasTeamRule(org)) return false;
  return (
    <SettingSwitch
      label={t('accountPage.takesConversations')}
      text={t('accountPage.takesConversationsText')}
      isOn={settings.takesConversations}
      onChange={(takesConversations) => change({ takesConversations })}
    />
  );
}
