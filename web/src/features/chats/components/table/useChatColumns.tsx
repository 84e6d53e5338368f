import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Assignee } from '#web/components/ui/Assignee.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { type Translate, useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { handledBy } from '../../list/handledBy.ts';
import type { ChatOrder } from '../../api/chatPages.ts';
import { visitorName } from '../../list/visitorName.ts';

type ChatColumn = GridColDef<Stored<Chat>>;

/** Columns that phones leave out. */
export const WIDE_CHAT_COLUMNS = [
  'category',
  'time',
  'author',
  'channel',
  'locale',
  'topic',
  'sentiment',
  'rating',
  'outcome',
  'handledBy',
  'origin',
  'assignee',
  'tags',
  'chatbot',
] as const;

interface ChatColumnsOptions {
  /** The address of a conversation, as a search string. */
  searchOf: (chatId: string) => string;
  assigneeOf: (uid: string | null) => string | undefined;
  /** The name of a chatbot; undefined where the list has one chatbot's alone. */
  chatbotOf: ((chatbotId: string) => string | undefined) | undefined;
  /** Field whose date and time each one shows: those of its newest message if absent. */
  order?: ChatOrder | undefined;
}

/** Columns for the category, date and time of the newest message or the beginning, and the visitor. */
function eventColumns(t: Translate, intl: IntlShape, order: ChatOrder): readonly ChatColumn[] {
  return [
    {
      field: 'category',
      headerName: t('chats.category'),
      width: 130,
      // A conversation has one once it is over.
      valueGetter: (_value, { category, classifiedAt }) =>
        category ?? (classifiedAt === null ? t('chats.notOver') : ''),
    },
    {
      field: 'date',
      headerName: t('chats.date'),
      width: 132,
      valueGetter: (_value, row) => intl.formatDate(row[order], { dateStyle: 'medium' }),
    },
    {
      field: 'time',
      headerName: t('chats.time'),
      width: 80,
      valueGetter: (_value, row) => intl.formatTime(row[order]),
    },
    {
      field: 'author',
      headerName: t('chats.author'),
      width: 140,
      valueGetter: (_value, row) => visitorName(row) || t('chats.visitor'),
    },
  ];
}

function messageColumn(t: Translate, searchOf: (chatId: string) => string): ChatColumn {
  return {
    field: 'lastMessage',
    headerName: t('chats.messageText'),
    flex: 1,
    minWidth: 220,
    renderCell: ({ row, tabIndex }) => (
      <MuiLink
        component={PageLink}
        to={searchOf(row.id)}
        tabIndex={tabIndex}
        data-shortcut="chat"
        color="textPrimary"
        underline="hover"
        title={row.lastMessage}
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: row.unread ? 700 : 400 }}
      >
        {row.unread && (
          <Box component="span" sx={visuallyHidden}>
            {t('chats.unread')}:{' '}
          </Box>
        )}
        {row.lastMessage === '' ? t('chats.noText') : row.lastMessage}
      </MuiLink>
    ),
  };
}

/** Columns for a conversation's channel, language, topic, sentiment, rating and outcome. */
function findingColumns(t: Translate): readonly ChatColumn[] {
  return [
    {
      field: 'channel',
      headerName: t('chats.filter.channel'),
      width: 120,
      valueGetter: (_value, { channel }) => t(`channel.${channel}`),
    },
    {
      field: 'locale',
      headerName: t('chats.filter.language'),
      width: 100,
      valueGetter: (_value, { locale }) => t(`language.${locale}`),
    },
    { field: 'topic', headerName: t('chats.topic'), width: 160, valueGetter: (_value, { topic }) => topic ?? '' },
    {
      field: 'sentiment',
      headerName: t('chats.sentiment'),
      width: 110,
      valueGetter: (_value, { sentiment }) => (sentiment === null ? '' : t(`sentiment.${sentiment}`)),
    },
    {
      field: 'rating',
      headerName: t('chats.filter.rating'),
      width: 130,
      valueGetter: (_value, { rating }) => (rating === null ? '' : t(`rating.${rating}`)),
    },
    {
      field: 'outcome',
      headerName: t('chats.filter.outcome'),
      width: 120,
      valueGetter: (_value, { outcome }) => (outcome === null ? '' : t(`outcome.${outcome}`)),
    },
  ];
}

/** Columns for who answered, the assignee, tags, website and chatbot. */
function placeColumns(t: Translate, { assigneeOf, chatbotOf }: ChatColumnsOptions): readonly ChatColumn[] {
  const agentName = (name: string) => (name === '' ? t('activityLog.deletedAccount') : name);
  return [
    {
      field: 'handledBy',
      headerName: t('chats.handledBy'),
      width: 140,
      valueGetter: (_value, row) => {
        const handler = handledBy(row);
        return handler.kind === 'agent' ? agentName(handler.name) : t(`chats.handler.${handler.kind}`);
      },
    },
    {
      field: 'assignee',
      headerName: t('chats.assignee'),
      width: 150,
      valueGetter: (_value, { assigneeUid }) => assigneeOf(assigneeUid) ?? '',
      renderCell: ({ row: { assigneeUid } }) => {
        const name = assigneeOf(assigneeUid);
        return name !== undefined && <Assignee name={name} />;
      },
    },
    { field: 'tags', headerName: t('chats.tags'), width: 160, valueGetter: (_value, { tags }) => tags.join(', ') },
    {
      field: 'origin',
      headerName: t('chats.website'),
      width: 180,
      valueGetter: (_value, { origin }) => origin.replace(/^https?:\/\//, ''),
    },
    ...(chatbotOf === undefined
      ? []
      : [
          {
            field: 'chatbot',
            headerName: t('nav.chatbot'),
            width: 150,
            valueGetter: (_value: unknown, { chatbotId }: Stored<Chat>) => chatbotOf(chatbotId) ?? '',
          },
        ]),
  ];
}

/** The columns of the conversations' table. None sorts: the list has its order, page by page. */
export function useChatColumns(options: ChatColumnsOptions): readonly ChatColumn[] {
  const { searchOf, assigneeOf, chatbotOf, order = 'lastMessageAt' } = options;
  const t = useTranslate();
  const intl = useIntl();
  return useMemo(
    () =>
      [
        ...eventColumns(t, intl, order),
        messageColumn(t, searchOf),
        ...findingColumns(t),
        ...placeColumns(t, { searchOf, assigneeOf, chatbotOf }),
      ].map((column) => ({ ...column, sortable: false })),
    [t, intl, searchOf, assigneeOf, chatbotOf, order],
  );
}
