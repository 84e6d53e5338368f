import { suggestReply } from '@parlance/domain/contracts/conversations/handover';
import { useState } from 'react';
import type * as z from 'zod';
import { useLocale } from '#web/i18n/useLocale.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

export type Suggestion = z.infer<typeof suggestReply.output>;

export interface AskedSuggestion {
  /** Newest message of the conversation when it was asked for. */
  newestId: string;
  state: { status: 'loading' } | { status: 'ready'; value: Suggestion } | { status: 'error'; error: unknown };
}

export interface Suggestions {
  /** Undefined for a conversation that none was asked for. */
  of: (chatId: string) => AskedSuggestion | undefined;
  ask: (chatId: string, newestId: string) => void;
}

/** Summaries and drafts of the conversations that this page has shown, each asked for once unless `ask` is called again. */
export function useSuggestions(): Suggestions {
  const { orgId } = useMembership();
  const { locale } = useLocale();
  const [asked, setAsked] = useState<ReadonlyMap<string, AskedSuggestion>>(new Map());
  const put = (chatId: string, newestId: string, state: AskedSuggestion['state']) =>
    setAsked((current) => {
      // Meanwhile it was asked for again.
      const isLate = state.status !== 'loading' && current.get(chatId)?.newestId !== newestId;
      return isLate ? current : new Map(current).set(chatId, { newestId, state });
    });
  const load = async (chatId: string, newestId: string) => {
    put(chatId, newestId, { status: 'loading' });
    try {
      const value = await callContract(suggestReply, { orgId, chatId, locale });
      put(chatId, newestId, { status: 'ready', value });
    } catch (error) {
      put(chatId, newestId, { status: 'error', error });
    }
  };
  return { of: (chatId) => asked.get(chatId), ask: (chatId, newestId) => void load(chatId, newestId) };
}
