import { idSchema } from '@parlance/domain/ids';
import { useSearchParams } from 'react-router';

interface ChosenChat {
  /** Undefined where none is chosen. */
  chatId: string | undefined;
  choose: (chatId: string | undefined) => void;
}

/** Which conversation is open: the one that the address names. */
export function useChosenChat(): ChosenChat {
  const [search, setSearch] = useSearchParams();
  const { data: chatId } = idSchema.safeParse(search.get('chat'));
  return { chatId, choose: (id) => setSearch(id === undefined ? {} : { chat: id }) };
}
