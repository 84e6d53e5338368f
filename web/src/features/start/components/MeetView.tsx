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
import { useSettingsForm, type SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { useMemo, useRef } from 'react';
import { PreviewChat } from '#web/components/preview/PreviewChat.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { startLook } from '#web/lib/preview/startLook.ts';
import { usePreviewBridge } from '#web/lib/preview/usePreviewBridge.ts';
import { ReadingState } from './ReadingState.tsx';

interface MeetViewProps {
  chatbot: Stored<Chatbot>;
}

interface LiveChatProps {
  form: SettingsForm;
}

/** The chat with the changes that are not saved yet. It answers from what has been read so far. */
function LiveChat({ form }: LiveChatProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const { values, stored } = form;
  const look = useMemo(() => startLook(values, stored, locale), [values, stored, locale]);
  const { systemInstructions, model, temperature, formality } = stored;
  usePreviewBridge(frame, { chatbotId: stored.id, look, draft: { systemInstructions, model, temperature, formality } });
  return <PreviewChat frameRef={frame} chatbotId={stored.id} note={t('playground.notCounted')} top={76} />;
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
