import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { ReactNode } from 'react';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useChatbotName } from '#web/lib/org/useChatbotName.ts';
import type { Chats } from '../api/useChatPages.ts';
import type { ChatSelection } from '../selection/useChatSelection.ts';
import { visitorName } from '../list/visitorName.ts';
import type { ChatOrder } from '../api/chatPages.ts';
import { useAssigneeName } from '../useAssigneeName.ts';
import { AssigneeMark } from './AssigneeMark.tsx';
import { ChatMarks } from './classification/ChatMarks.tsx';
import { LoadMore } from './LoadMore.tsx';
import { NoMatch } from './NoMatch.tsx';
import { SelectBox } from './selection/SelectBox.tsx';

interface ChatListProps {
  /** Undefined while they load. */
  chats: readonly Stored<Chat>[] | undefined;
  /** True if they are of several chatbots. */
  hasChatbots: boolean;
  /** The one that is open. */
  selectedId: string | undefined;
  selection: ChatSelection;
  /** Stands above them. */
  header: ReactNode;
  /** The address of a conversation, as a search string. */
  searchOf: (chatId: string) => string;
  paging: Pick<Chats, 'hasMore' | 'isLoadingMore' | 'loadMore'>;
  /** Field whose date each one shows: that of its newest message if absent. */
  order?: ChatOrder | undefined;
  /** Takes filters and search away; undefined where there are none. */
  onClear: (() => void) | undefined;
}

export function ChatList(props: ChatListProps) {
  const {
    chats,
    hasChatbots,
    selectedId,
    selection,
    header,
    searchOf,
    paging,
    onClear,
    order = 'lastMessageAt',
  } = props;
  const t = useTranslate();
  const nameOf = useAssigneeName();
  const chatbotName = useChatbotName();
  if (!chats) {
    return (
      <Box component="output" aria-busy="true" sx={{ display: 'block', p: 2 }}>
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} variant="rounded" height={66} sx={{ mb: 1.5 }} />
        ))}
      </Box>
    );
  }
  if (chats.length === 0 && !paging.hasMore && onClear) return <NoMatch onClear={onClear} />;
  return (
    <Box component="nav" aria-label={t('chats.list')}>
      {header}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {chats.map((chat) => (
          <Box key={chat.id} component="li" sx={{ display: 'flex', alignItems: 'flex-start' }}>
            {selection.isOn && <SelectBox chat={chat} selection={selection} />}
            <ChatListItem
              chat={chat}
              at={chat[order]}
              to={searchOf(chat.id)}
              isSelected={chat.id === selectedId}
              assignee={nameOf(chat.assigneeUid)}
              chatbot={hasChatbots ? chatbotName(chat.chatbotId) : undefined}
            />
          </Box>
        ))}
      </Box>
      {paging.hasMore && (
        <LoadMore isEmpty={chats.length === 0} isBusy={paging.isLoadingMore} onLoad={paging.loadMore} />
      )}
    </Box>
  );
}

interface ChatListItemProps {
  chat: Stored<Chat>;
  /** The date that it shows. */
  at: Date;
  to: string;
  isSelected: boolean;
  /** Name of the assignee; undefined where there is none. */
  assignee: string | undefined;
  /** Name of the chatbot, where the list has those of several. */
  chatbot: string | undefined;
}

function ChatListItem({ chat, at, to, isSelected, assignee, chatbot }: ChatListItemProps) {
  const t = useTranslate();
  return (
    <Box
      component={PageLink}
      to={to}
      data-shortcut="chat"
      aria-current={isSelected ? 'true' : undefined}
      sx={{
        display: 'block',
        flex: 1,
        minWidth: 0,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderLeft: 3,
        borderBottomColor: 'divider',
        borderLeftColor: isSelected ? 'primary.main' : 'transparent',
        bgcolor: isSelected ? 'primary.light' : undefined,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: isSelected ? 'primary.light' : 'action.hover' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Subject
        chat={chat}
        aside={
          <>
            {assignee !== undefined && <AssigneeMark name={assignee} />}
            <RelativeTime date={at} />
          </>
        }
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.25, minHeight: 24 }}>
        <ChatMarks chat={chat} />
        <Typography variant="caption" color="textSecondary" noWrap sx={{ flex: '1 1 0', minWidth: 0 }}>
          {chatbot !== undefined && `${chatbot} · `}
          {t(`channel.${chat.channel}`)} · {t('chats.messageCount', { count: chat.messageCount })}
        </Typography>
      </Box>
    </Box>
  );
}

interface SubjectProps {
  chat: Chat;
  /** Stands at the end of its first line. */
  aside: ReactNode;
}

/** Name of the visitor, where it is known, and the last message. */
function Subject({ chat, aside }: SubjectProps) {
  const t = useTranslate();
  const name = visitorName(chat);
  const message = (
    <Typography noWrap sx={{ flex: 1, fontWeight: chat.unread ? 700 : 400, fontSize: '0.9375rem' }}>
      {chat.unread && (
        <Box component="span" sx={visuallyHidden}>
          {t('chats.unread')}:{' '}
        </Box>
      )}
      {chat.lastMessage === '' ? t('chats.noText') : chat.lastMessage}
    </Typography>
  );
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {name === '' ? (
          message
        ) : (
          <Typography noWrap variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
            {name}
          </Typography>
        )}
        <Typography
          variant="caption"
          color="textSecondary"
          component="span"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}
        >
          {aside}
        </Typography>
      </Box>
      {name !== '' && message}
    </>
  );
}
