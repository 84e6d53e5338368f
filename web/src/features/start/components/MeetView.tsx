import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { settingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { StartFields } from '#web/components/settings/StartFields.tsx';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { useSettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { LiveChat } from './LiveChat.tsx';
import { ReadingState } from './ReadingState.tsx';

interface MeetViewProps {
  chatbot: Stored<Chatbot>;
}

/** Reading state and proposed settings, with the chat that answers from them beside it. On phones the chat comes first. */
export function MeetView({ chatbot }: MeetViewProps) {
  const t = useTranslate();
  const form = useSettingsForm({
    chatbot,
    validate: ({ displayName, initialMessages, conversationStarters }) => ({
      ...inputErrors(t, settingsSchema, { initialMessages, conversationStarters }),
      ...(displayName.trim() === '' ? { displayName: t('form.required') } : {}),
    }),
    failedText: () => t('settingsForm.configurationFailed'),
  });
  return (
    <>
      <PageHeader
        title={t('meet.title', { name: chatbot.name })}
        context={t('meet.text')}
        action={
          <Button
            variant="contained"
            component={PageLink}
            to={paths.chatbotInstall(chatbot.id)}
            startIcon={<AppIcon name="code" />}
          >
            {t('meet.install')}
          </Button>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 400px)' },
        }}
      >
        <Stack spacing={4}>
          <ReadingState chatbotId={chatbot.id} />
          <SettingsFrame form={form}>
            <StartFields
              form={form}
              onColour={(colour) => {
                form.change('bubbleButtonColor', colour);
                form.change('userMessageColor', colour);
              }}
            />
          </SettingsFrame>
        </Stack>
        {!form.isReadOnly && <LiveChat form={form} />}
      </Box>
    </>
  );
}
