import { translateMessages } from '@parlance/domain/contracts/conversations/handover';
import { useState } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { noteMissingModel } from './modelPresence.ts';

interface TranslationCalls {
  /** Messages that were asked for, which need not be stored yet. Those of a call that failed are none. */
  asked: ReadonlySet<string>;
  isLoading: boolean;
  /** Undefined unless the last call failed. */
  error: unknown;
  ask: (messageIds: readonly string[]) => void;
  /** Forgets the failure. */
  forget: () => void;
}

/** Calls that have messages of a conversation translated for its reader. */
export function useTranslationCalls(chatId: string): TranslationCalls {
  const { orgId } = useMembership();
  const { locale } = useLocale();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<{ isLoading: boolean; error?: unknown }>({ isLoading: false });
  const load = async (messageIds: readonly string[]) => {
    setState({ isLoading: true });
    setAsked(new Set([...asked, ...messageIds]));
    try {
      await callContract(translateMessages, { orgId, chatId, messageIds: [...messageIds], locale });
      setState({ isLoading: false });
    } catch (error) {
      if (toAppError(error).code === 'translation-unavailable') noteMissingModel();
      setAsked(asked);
      setState({ isLoading: false, error });
    }
  };
  return {
    asked,
    isLoading: state.isLoading,
    error: state.error,
    ask: (messageIds) => void load(messageIds),
    forget: () => setState(({ isLoading }) => ({ isLoading })),
  };
}
