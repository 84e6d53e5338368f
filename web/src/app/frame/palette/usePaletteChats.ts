import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { typedWords } from '@parlance/domain/search/typedWords';
import { useMemo } from 'react';
import { paths } from '#web/config/paths.ts';
import { readChatFilter } from '#web/features/chats/filter/chatFilter.ts';
import { chatQuery } from '#web/features/chats/filter/chatQuery.ts';
import { visitorName } from '#web/features/chats/list/visitorName.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { PaletteItem } from './paletteItems.ts';

/** Conversations shown: as many as there is room for below the pages. */
const SHOWN = 6;
/** A word that many conversations have: of those read, the ones with the other words are shown. */
const READ = 25;

const EVERYTHING = readChatFilter(new URLSearchParams());

interface PaletteChats {
  items: readonly PaletteItem[];
  isLoading: boolean;
}

/** The newest conversations with the words that were typed, live; where nothing can be searched for, the newest of all. */
export function usePaletteChats(typed: string): PaletteChats {
  const t = useTranslate();
  const { orgId, uid, org } = useMembership();
  const isMasked = useIsMasked();
  const words = useMemo(() => (isMasked ? [] : typedWords(typed)), [isMasked, typed]);
  const scope = { orgId, chatbotId: undefined, uid, timezone: org.timezone, topicIds: [] };
  const query = chatQuery(scope, { ...EVERYTHING, search: words.join(' ') });
  const found = useCollection({ ...query, limit: words.length > 1 ? READ : SHOWN }, chatSchema);
  return useMemo(() => {
    // What was typed and can't be searched for finds nothing.
    if (typed.trim() !== '' && words.length === 0) return { items: [], isLoading: false };
    if (found.status !== 'ready') return { items: [], isLoading: found.status === 'loading' };
    const fitting = found.value.filter(({ terms }) => words.every((word) => terms.includes(word)));
    const items = fitting.slice(0, SHOWN).map((chat): PaletteItem => {
      const said = chat.lastMessage === '' ? t('chats.noText') : chat.lastMessage;
      const name = visitorName(chat);
      const label = name === '' ? said : t('palette.said', { name, text: said });
      return { key: `chat-${chat.id}`, group: 'chats', icon: 'messages', label, run: { to: paths.chat(chat.id) } };
    });
    return { items, isLoading: false };
  }, [found, typed, words, t]);
}
