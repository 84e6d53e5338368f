import Stack from '@mui/material/Stack';
import { DIGESTS, type Notification, NOTIFICATION_EVENTS } from '@parlance/domain/documents/chatbots/notification';
import { paths } from '@parlance/domain/paths';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useStoredChoices } from '#web/components/settings/useStoredChoices.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { setDocument } from '#web/lib/firestore/setDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { SettingChoice } from '../fields/SettingChoice.tsx';

interface NotificationChoicesProps {
  chatbotId: string;
  choice: Notification;
}

/** A switch per event and the summary. Each is stored at once. */
export function NotificationChoices({ chatbotId, choice: stored }: NotificationChoicesProps) {
  const t = useTranslate();
  const { orgId, uid } = useMembership();
  const [choice, change] = useStoredChoices(stored, (next) =>
    setDocument(paths.notification(orgId, chatbotId, uid), { ...next }),
  );
  return (
    <>
      <SettingsSection title={t('notifications.eventsTitle')} text={t('notifications.eventsText')}>
        <Stack spacing={2}>
          {NOTIFICATION_EVENTS.map((event) => (
            <SettingSwitch
              key={event}
              label={t(`notifications.${event}`)}
              text={t(`notifications.${event}Text`)}
              isOn={choice[event]}
              onChange={(isOn) => change({ [event]: isOn })}
            />
          ))}
        </Stack>
      </SettingsSection>
      <SettingsSection title={t('notifications.digestTitle')} text={t('notifications.digestText')}>
        <SettingChoice
          label={t('notifications.digestLabel')}
          options={DIGESTS.map((digest) => ({ value: digest, label: t(`notifications.digest.${digest}`) }))}
          value={choice.digest}
          onChange={(digest) => change({ digest })}
        />
      </SettingsSection>
    </>
  );
}
