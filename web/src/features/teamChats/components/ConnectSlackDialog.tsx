import { connectSlack } from '@parlance/domain/contracts/teamChats';
import { LIMITS } from '@parlance/domain/limits';
import { SLACK_CHANNEL_ID, SLACK_SIGNING_SECRET, SLACK_TOKEN } from '@parlance/domain/teamChats/slackFields';
import { TEAM_CHAT_TOPICS, type TeamChatTopic } from '@parlance/domain/teamChats/TEAM_CHAT_TOPICS';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { SlackFields } from './SlackFields.tsx';
import { SlackSteps } from './SlackSteps.tsx';
import { TopicChoice } from './TopicChoice.tsx';

/** Connects a channel of Slack: the steps at Slack with the manifest of the app, then what Slack has given out. Nobody can read it afterwards. */
export function ConnectSlackDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const [topics, setTopics] = useState<TeamChatTopic[]>([...TEAM_CHAT_TOPICS]);
  const { isBusy, failure, run } = useSubmit(
    async (values: Record<'name' | 'channelId' | 'token' | 'secret', string>) => {
      const { name, channelId, token, secret: signingSecret } = values;
      await callContract(connectSlack, { orgId, name, topics, channelId, token, signingSecret });
      toast.success(t('teamChats.connected'));
      onClose();
    },
  );
  const form = useForm({
    initial: { name: '', channelId: '', token: '', secret: '', topics: '' },
    validate: ({ name, channelId, token, secret }) => ({
      name: name.trim() === '' ? t('teamChats.nameMissing') : undefined,
      channelId: SLACK_CHANNEL_ID.test(channelId.trim()) ? undefined : t('teamChats.slack.channelIdInvalid'),
      token: SLACK_TOKEN.test(token.trim()) ? undefined : t('teamChats.slack.tokenInvalid'),
      secret: SLACK_SIGNING_SECRET.test(secret.trim()) ? undefined : t('teamChats.slack.secretInvalid'),
      topics: topics.length === 0 ? t('teamChats.topicsMissing') : undefined,
    }),
    onValid: ({ name, channelId, token, secret }) =>
      run({ name: name.trim(), channelId: channelId.trim(), token: token.trim(), secret: secret.trim() }),
  });
  return (
    <FormDialog
      title={t('teamChats.connectTo', { service: 'Slack' })}
      submitLabel={t('teamChats.connect')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <SlackSteps />
      <SlackFields form={form} />
      <FormField
        form={form}
        name="name"
        label={t('teamChats.name')}
        helperText={t('teamChats.nameHint')}
        maxLength={LIMITS.teamChatNameCharacters}
        autoComplete="off"
      />
      <TopicChoice chosen={topics} error={form.errorOf('topics')} onChange={setTopics} />
    </FormDialog>
  );
}
