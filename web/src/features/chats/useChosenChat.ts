import { idSchema } from '@parlance/domain/ids';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

interface ChosenChat {
  /** Undefined where none is chosen. */
  chatId: string | undefined;
  choose: (chatId: string | undefined) => void;
  /** The address of a conversation, as a search string: the list stays filtered as it is. */
  searchOf: (chatId: string) => string;
}

function withChosen(params: URLSearchParams, chatId: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (chatId === undefined) next.delete('chat');
  else next.set('chat', chatId);
  return next;
}

/** Open conversation, as the address names it. */
export function useChosenChat(): ChosenChat {
  const [search, setSearch] = useSearchParams();
  const { data: chatId } = idSchema.safeParse(search.get('chat'));
  return {
    chatId,
    choose: (id) => setSearch((current) => withChosen(current, id)),
    searchOf: useCallback((id) => `?${withChosen(search, id).toString()}`, [search]),
  };
}
