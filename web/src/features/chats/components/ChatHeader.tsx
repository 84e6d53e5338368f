import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { SubmissionLinks } from '#web/components/submissions/SubmissionLinks.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useChatbotName } from '#web/lib/org/useChatbotName.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { ChatMenu } from './ChatMenu.tsx';
import { Viewers } from './Viewers.tsx';
import { FirstResponse } from './handover/FirstResponse.tsx';
import { DoneButton } from './inbox/DoneButton.tsx';
import { CsatMark } from './classification/CsatMark.tsx';
import { VisitorIdentity } from './contact/VisitorIdentity.tsx';
import { Classification } from './classification/Classification.tsx';

interface ChatHeaderProps {
  /** Undefined while it loads. */
  chat: Stored<Chat> | undefined;
  /** True if the list has conversations of several chatbots. */
  hasChatbots: boolean;
  onBack: () => void;
  /** True if the way back is shown on wide screens as well. */
  hasBack: boolean;
  /** Called once nothing is left to do in it. */
  onDone: () => void;
  /** Undefined for those who may not. */
  onDelete: (() => void) | undefined;
  /** Undefined for those who may not. */
  onUnread: (() => void) | undefined;
}

/** Channel, origin and start of a conversation, and who its visitor is said to be. */
export function ChatHeader({ chat, hasChatbots, onBack, hasBack, onDone, onDelete, onUnread }: ChatHeaderProps) {
  const t = useTranslate();
  const intl = useIntl();
  const chatbotName = useChatbotName();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: { md: hasBack ? 'block' : 'none' }, flexBasis: { xs: '100%', md: 'auto' }, ml: -0.5 }}>
        <Button size="small" color="inherit" startIcon={<AppIcon name="arrow-left" size={18} />} onClick={onBack}>
          {t('common.back')}
        </Button>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 24 }}>
          <Typography variant="h3" component="h2">
            {t('chats.conversation')}
          </Typography>
          {chat && <Viewers key={chat.id} chatId={chat.id} />}
        </Box>
        {chat && (
          <Typography variant="caption" color="textSecondary" noWrap component="p">
            {[
              (hasChatbots && chatbotName(chat.chatbotId)) || '',
              t(`channel.${chat.channel}`),
              chat.origin,
              intl.formatDate(chat.createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </Typography>
        )}
        {chat && <FirstResponse chat={chat} />}
        {chat && <VisitorIdentity chat={chat} />}
        {chat && <SubmissionLinks of={chat.contactId === null ? { chatId: chat.id } : { contactId: chat.contactId }} />}
        {chat && <Classification chat={chat} />}
        {chat?.csat && <CsatMark csat={chat.csat} />}
      </Box>
      {chat && <ChatActions chat={chat} onDone={onDone} onDelete={onDelete} onUnread={onUnread} />}
    </Box>
  );
}

interface ChatActionsProps extends Pick<ChatHeaderProps, 'onDone' | 'onDelete' | 'onUnread'> {
  chat: Stored<Chat>;
}

function ChatActions({ chat, onDone, onDelete, onUnread }: ChatActionsProps) {
  const t = useTranslate();
  const canWrite = useCan('chat.write');
  return (
    <Box sx={{ ml: 'auto', flexShrink: 0, alignSelf: 'flex-start', display: 'flex', alignItems: 'center' }}>
      {canWrite && chat.isOpen && <DoneButton chatId={chat.id} onDone={onDone} />}
      {onDelete && (
        <Tooltip title={t('chats.delete')}>
          <IconButton onClick={onDelete} aria-label={t('chats.delete')}>
            <AppIcon name="trash" />
          </IconButton>
        </Tooltip>
      )}
      <ChatMenu chat={chat} onUnread={onUnread} />
    </Box>
  );
}
