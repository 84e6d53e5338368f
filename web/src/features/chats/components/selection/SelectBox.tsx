import Checkbox from '@mui/material/Checkbox';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import type { ChatSelection } from '../../selection/useChatSelection.ts';

interface SelectBoxProps {
  chat: Stored<Chat>;
  selection: ChatSelection;
}

/** Selects a conversation of the list. Locked where no more can be selected. */
export function SelectBox({ chat, selection }: SelectBoxProps) {
  const t = useTranslate();
  const isSelected = selection.isSelected(chat.id);
  const message = chat.lastMessage === '' ? t('chats.noText') : chat.lastMessage;
  return (
    <Checkbox
      size="small"
      checked={isSelected}
      disabled={!isSelected && selection.isFull}
      onChange={() => selection.change({ kind: 'toggle', id: chat.id })}
      slotProps={{ input: { 'aria-label': t('chats.selectOne', { message }) } }}
      sx={{ mt: 0.75, ml: 0.75 }}
    />
  );
}
