import { useMemo } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChatbots } from '#web/lib/org/useChatbots.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { matching, PALETTE_GROUPS, type PaletteItem, paletteItems } from './paletteItems.ts';
import { usePaletteChats } from './usePaletteChats.ts';

/** Maximum items shown per group. */
const PER_GROUP = 8;

/** Items the palette offers for the typed text, by group, for the member's role. Conversations are read live. */
export function usePaletteItems(typed: string): { items: readonly PaletteItem[]; isLoading: boolean } {
  const t = useTranslate();
  const { member } = useMembership();
  const chatbots = useChatbots();
  const chats = usePaletteChats(typed);
  const known = useMemo(() => {
    const there = chatbots.status === 'ready' ? chatbots.value.filter(({ isDeleting }) => !isDeleting) : [];
    return paletteItems({ role: member.role, chatbots: there, t });
  }, [chatbots, member.role, t]);
  const found = [...matching(known, typed), ...chats.items];
  // Before anything is typed, pages come first; what was typed finds deeds as well as places.
  const order = typed.trim() === '' ? (['pages', 'chats', 'chatbots', 'actions'] as const) : PALETTE_GROUPS;
  const items = order.flatMap((group) => found.filter((item) => item.group === group).slice(0, PER_GROUP));
  return { items, isLoading: chats.isLoading };
}
