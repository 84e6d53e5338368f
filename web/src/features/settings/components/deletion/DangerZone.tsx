import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useDeletion } from '../../api/useDeletion.ts';
import { DeleteChatbotDialog } from './DeleteChatbotDialog.tsx';
import { DeleteConversationsDialog } from './DeleteConversationsDialog.tsx';
import { DeletionProgress } from './DeletionProgress.tsx';

interface DangerZoneProps {
  chatbot: Stored<Chatbot>;
}

/** Actions that can't be undone. For administrators; the others are told who can take them. */
export function DangerZone({ chatbot }: DangerZoneProps) {
  const t = useTranslate();
  const canDelete = useCan('chatbot.delete');
  const canDeleteConversations = useCan('conversations.delete');
  const [open, setOpen] = useState<'chatbot' | 'conversations'>();
  const deletion = useDeletion(chatbot.id, 'conversations');
  const handleClose = () => setOpen(undefined);
  const latest = deletion.status === 'ready' ? deletion.value : undefined;
  if (!canDelete && !canDeleteConversations) {
    return (
      <SettingsSection title={t('generalSettings.dangerTitle')} isDanger>
        <Typography color="textSecondary">{t('generalSettings.dangerReadOnly')}</Typography>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection title={t('generalSettings.dangerTitle')} text={t('generalSettings.dangerText')} isDanger>
      <Stack spacing={3}>
        <Box>
          <Typography variant="h3">{t('generalSettings.conversationsTitle')}</Typography>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {t('generalSettings.conversationsText')}
          </Typography>
          {latest && <DeletionProgress deletion={latest} />}
          <Button
            variant="outlined"
            color="error"
            startIcon={<AppIcon name="trash" size={18} />}
            disabled={!canDeleteConversations || latest?.status === 'running'}
            onClick={() => setOpen('conversations')}
          >
            {t('generalSettings.deleteConversations')}
          </Button>
        </Box>
        <Box>
          <Typography variant="h3">{t('generalSettings.chatbotTitle')}</Typography>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {t('generalSettings.chatbotText')}
          </Typography>
          <Button
            variant="outlined"
            color="error"
            startIcon={<AppIcon name="trash" size={18} />}
            disabled={!canDelete}
            onClick={() => setOpen('chatbot')}
          >
            {t('generalSettings.deleteChatbot')}
          </Button>
        </Box>
      </Stack>
      {open === 'conversations' && <DeleteConversationsDialog chatbotId={chatbot.id} onClose={handleClose} />}
      {open === 'chatbot' && <DeleteChatbotDialog chatbot={chatbot} onClose={handleClose} />}
    </SettingsSection>
  );
}
