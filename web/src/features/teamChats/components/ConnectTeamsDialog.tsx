import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { connectTeams } from '@parlance/domain/contracts/teamChats';
import { LIMITS } from '@parlance/domain/limits';
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
import { TopicChoice } from './TopicChoice.tsx';

const STEPS = ['workflow', 'address'] as const;

/** Connects a channel of Microsoft Teams by the address of a workflow there. Nobody can read it afterwards. */
export function ConnectTeamsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const [topics, setTopics] = useState<TeamChatTopic[]>([...TEAM_CHAT_TOPICS]);
  const { isBusy, failure, run } = useSubmit(async (name: string, address: string) => {
    await callContract(connectTeams, { orgId, name, topics, address });
    toast.success(t('teamChats.connected'));
    onClose();
  });
  const form = useForm({
    initial: { name: '', address: '', topics: '' },
    validate: ({ name, address }) => ({
      name: name.trim() === '' ? t('teamChats.nameMissing') : undefined,
      // Which hosts are Microsoft's the server says, which knows the stand-in's as well.
      address: URL.canParse(address.trim()) ? undefined : t('teamChats.teams.addressInvalid'),
      topics: topics.length === 0 ? t('teamChats.topicsMissing') : undefined,
    }),
    onValid: ({ name, address }) => run(name.trim(), address.trim()),
  });
  return (
    <FormDialog
      title={t('teamChats.connectTo', { service: 'Microsoft Teams' })}
      submitLabel={t('teamChats.connect')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <DialogContentText>{t('teamChats.teams.text')}</DialogContentText>
      <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
        {STEPS.map((step) => (
          <Typography component="li" key={step} sx={{ mb: 1 }}>
            {t(`teamChats.teams.step.${step}`)}
          </Typography>
        ))}
      </Box>
      <FormField
        form={form}
        name="address"
        type="password"
        label={t('teamChats.teams.address')}
        maxLength={LIMITS.urlCharacters}
        autoComplete="off"
      />
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
