import { translateReply } from '@parlance/domain/contracts/conversations/handover';
import type { SpokenLanguage } from '@parlance/domain/languages/SPOKEN_LANGUAGES';
import { useState } from 'react';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Written } from '../Outgoing.ts';
import { noteMissingModel, useIsModelMissing } from './modelPresence.ts';
import type { Reading } from './shownText.ts';
import { useKeptChoice } from './useKeptChoice.ts';

type State =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'unreliable' }
  | { status: 'error'; error: unknown }
  /** `written` in the visitor's language, as it may be changed before it is sent. */
  | { status: 'ready'; written: Written; text: string };

export interface ReplyTranslation {
  /** The visitor's language; null where the agent writes in it, or nothing can be translated. */
  to: SpokenLanguage | null;
  isOn: boolean;
  toggle: (isOn: boolean) => void;
  state: State;
  /** Sends a message; switched on, the first call translates it, and the second sends what the agent has seen. */
  submit: (written: Written) => void;
  change: (text: string) => void;
  discard: () => void;
}

/** Translation of what an agent writes into the visitor's language, before it is sent. @param onSend Called with what is to be sent. */
export function useReplyTranslation(
  chatId: string,
  { locale, visitors }: Reading,
  onSend: (written: Written) => void,
): ReplyTranslation {
  const { orgId } = useMembership();
  const isMissing = useIsModelMissing();
  const [isChosen, setChosen] = useKeptChoice('parlance-translated-replies', chatId);
  const [state, setState] = useState<State>({ status: 'none' });
  const to = visitors === locale || isMissing ? null : visitors;
  const isOn = isChosen && to !== null;
  const translate = async (written: Written, language: SpokenLanguage) => {
    setState({ status: 'loading' });
    try {
      const { text } = await callContract(translateReply, {
        orgId,
        chatId,
        text: written.text,
        from: locale,
        to: language,
      });
      setState(text === null ? { status: 'unreliable' } : { status: 'ready', written, text });
    } catch (error) {
      if (toAppError(error).code === 'translation-unavailable') noteMissingModel();
      setState({ status: 'error', error });
    }
  };
  return {
    to,
    isOn,
    toggle: (next) => {
      setChosen(next);
      setState({ status: 'none' });
    },
    state,
    submit: (written) => {
      if (state.status === 'loading') return;
      if (!isOn || to === null) {
        onSend(written);
        return;
      }
      if (state.status !== 'ready' || state.written.text !== written.text) {
        void translate(written, to);
        return;
      }
      const text = state.text.trim();
      if (text === '') return;
      setState({ status: 'none' });
      onSend({ ...state.written, text, original: { text: written.text, locale } });
    },
    change: (text) => setState((current) => (current.status === 'ready' ? { ...current, text } : current)),
    discard: () => setState({ status: 'none' }),
  };
}
