import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { type Team, useTeam } from '#web/lib/org/useTeam.ts';
import { useAssigneeName } from '../../useAssigneeName.ts';
import { useCanEdit } from '../../useCanEdit.ts';
import { AssigneeSelect } from './AssigneeSelect.tsx';
import { ChatNotes } from './ChatNotes.tsx';
import { TagField } from './TagField.tsx';

const NOBODY: Team = new Map();

/** Team's work on a conversation: its assignee, its tags and its notes. Viewers read it. */
export function ChatWork({ chat }: { chat: Stored<Chat> }) {
  const team = useTeam() ?? NOBODY;
  const canWrite = useCan('chat.write');
  const canEdit = useCanEdit(chat.id);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        pt: 1.5,
        pb: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {canWrite ? (
        <>
          <AssigneeSelect chat={chat} team={team} />
          <TagField key={chat.id} chat={chat} isLocked={!canEdit} />
        </>
      ) : (
        <WorkFacts chat={chat} />
      )}
      <ChatNotes chat={chat} team={team} canWrite={canWrite} />
    </Box>
  );
}

/** The same for those who only read. */
function WorkFacts({ chat: { assigneeUid, tags } }: { chat: Stored<Chat> }) {
  const t = useTranslate();
  const name = useAssigneeName()(assigneeUid) ?? t('chats.assignedToNobody');
  return (
    <>
      <Typography variant="body2">{t('chats.filter.is', { name: t('chats.assignee'), value: name })}</Typography>
      {tags.map((tag) => (
        <Chip key={tag} size="small" icon={<AppIcon name="tag" size={14} />} label={tag} />
      ))}
    </>
  );
}
