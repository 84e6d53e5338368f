import TextField from '@mui/material/TextField';
import { assignChat } from '@parlance/domain/contracts/conversations/chats';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Team } from '#web/lib/org/useTeam.ts';

interface AssigneeSelectProps {
  chat: Stored<Chat>;
  team: Team;
}

/** Assignee of a conversation, stored as soon as it is chosen. */
export function AssigneeSelect({ chat: { id: chatId, assigneeUid }, team }: AssigneeSelectProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  // Shown until it is stored. The field stays open meanwhile: one that closes would lose the keyboard's focus.
  const [chosen, setChosen] = useState<string>();
  const { run } = useAction(async (uid: string) => {
    setChosen(uid);
    try {
      await callContract(assignChat, { orgId, chatId, assigneeUid: uid === '' ? null : uid });
    } finally {
      setChosen((current) => (current === uid ? undefined : current));
    }
  }, t('chats.assignFailed'));
  const workers = [...team].filter(([uid, { isWorker }]) => isWorker || uid === assigneeUid);
  return (
    <TextField
      id="chat-assignee"
      select
      size="small"
      label={t('chats.assignee')}
      value={chosen ?? assigneeUid ?? ''}
      onChange={({ target }) => run(target.value)}
      fullWidth={false}
      sx={{ flex: '0 1 190px' }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('chats.assignedToNobody')}</option>
      {workers.map(([uid, { name }]) => (
        <option key={uid} value={uid}>
          {name}
        </option>
      ))}
      {assigneeUid !== null && !team.has(assigneeUid) && <option value={assigneeUid}>{t('notes.formerMember')}</option>}
    </TextField>
  );
}
