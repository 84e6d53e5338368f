import Box from '@mui/material/Box';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { type Team, useTeam } from '#web/lib/org/useTeam.ts';
import { AssigneeSelect } from './AssigneeSelect.tsx';
import { ChatNotes } from './ChatNotes.tsx';
import { TagField } from './TagField.tsx';

const NOBODY: Team = new Map();

/** What a team does with a conversation: who looks after it, its tags and its notes. Viewers read it. */
export function ChatWork({ chat }: { chat: Stored<Chat> }) {
  const team = useTeam() ?? NOBODY;
  const canWrite = useCan('chat.write');
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
      <AssigneeSelect chat={chat} team={team} isLocked={!canWrite} />
      <TagField key={chat.id} chat={chat} isLocked={!canWrite} />
      <ChatNotes chat={chat} team={team} canWrite={canWrite} />
    </Box>
  );
}
