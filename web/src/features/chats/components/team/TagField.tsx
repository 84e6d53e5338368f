import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { changeChatTags } from '@parlance/domain/contracts/conversations/chats';
import { isSameTag } from '@parlance/domain/documents/chats/changeTags';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useChatTags } from '../../api/useChatTags.ts';

interface TagFieldProps {
  chat: Stored<Chat>;
  /** Its tags are masked: shown, not changed. */
  isLocked: boolean;
}

/** A conversation's tags. Enter or a suggestion adds one, the backspace key or a click on its cross takes it away. */
export function TagField({ chat: { id: chatId, tags }, isLocked }: TagFieldProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const known = useChatTags();
  const { isBusy, run } = useAction(async (next: readonly string[]) => {
    const add = next.map((tag) => tag.trim()).filter((tag) => tag !== '' && !tags.includes(tag));
    const remove = tags.filter((tag) => !next.includes(tag));
    if (add.length + remove.length > 0) await callContract(changeChatTags, { orgId, chatId, add, remove });
  }, t('chats.tagsFailed'));
  return (
    <Autocomplete
      id="chat-tags"
      multiple
      freeSolo
      disableClearable
      size="small"
      value={[...tags]}
      options={[...known]}
      filterSelectedOptions
      isOptionEqualToValue={isSameTag}
      disabled={isLocked}
      readOnly={isBusy}
      onChange={(_, next) => run(next)}
      slotProps={{ chip: { size: 'small' } }}
      sx={{ flex: '1 1 200px', minWidth: 0 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('chats.tags')}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: LIMITS.tagCharacters },
          }}
        />
      )}
    />
  );
}
