import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useChatbotName } from '#web/lib/org/useChatbotName.ts';
import { WaitingContext } from '#web/lib/org/WaitingContext.ts';
import { useAssigneeName } from '../useAssigneeName.ts';
import { AssigneeMark } from './AssigneeMark.tsx';
import { DesktopNotices } from './DesktopNotices.tsx';
import { TakeOverButton } from './handover/TakeOverButton.tsx';

/** The visitors who asked for a person and have none, of all chatbots, the longest wait first. */
export function WaitingPage() {
  const t = useTranslate();
  const waiting = use(WaitingContext);
  const canTakeOver = useCan('chat.write');
  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState icon="user-circle" title={t('waiting.noneTitle')} text={t('waiting.noneText')} />
      ) : (
        <section aria-label={t('waiting.list')}>
          <Panel component="ul">
            {waiting.map((chat) => (
              <WaitingChat key={chat.id} chat={chat} />
            ))}
          </Panel>
        </section>
      )}
      {canTakeOver && <DesktopNotices />}
    </>
  );
}

function WaitingChat({ chat: { id, chatbotId, lastMessage, origin, handover, assigneeUid } }: { chat: Stored<Chat> }) {
  const t = useTranslate();
  const intl = useIntl();
  const navigate = useNavigate();
  const canTakeOver = useCan('chat.write');
  const chatbot = useChatbotName()(chatbotId);
  const assignee = useAssigneeName()(assigneeUid);
  const since = handover && intl.formatTime(handover.requestedAt);
  const until = handover && intl.formatTime(handover.dueAt);
  const facts = [since && until && t('waiting.since', { since, until }), chatbot, origin];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        px: 2,
        py: 1.5,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={paths.chat(id)}
          color="textPrimary"
          underline="hover"
          sx={{ overflowWrap: 'anywhere', fontWeight: 550 }}
        >
          {lastMessage === '' ? t('chats.noText') : lastMessage}
        </MuiLink>
        <Typography variant="caption" component="p" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {assignee !== undefined && <AssigneeMark name={assignee} />}
      {canTakeOver && <TakeOverButton chatId={id} isWaiting onTaken={() => void navigate(paths.chat(id))} />}
    </Box>
  );
}
