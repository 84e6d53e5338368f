import { LIMITS } from '@parlance/domain/limits';
import type { AnswerChunk, AnswerResult } from '@parlance/domain/widget/answerStream';
import type { PreviewQuestion } from '@parlance/domain/widget/preview';
import type { Backend } from '../transport/backend.ts';
import { CallError, type Failure } from '../transport/failure.ts';
import type { PreviewPage } from './connectPreview.ts';

interface Running {
  onChunk: (chunk: AnswerChunk) => void;
  onResult: (result: AnswerResult) => void;
  onFailure: (failure: Failure) => void;
}

async function unavailable(): Promise<never> {
  throw new CallError({ kind: 'malformed' });
}

/** Calls that a preview never makes. */
const NOT_OFFERED = {
  readMode: unavailable,
  resumeChat: unavailable,
  readFile: unavailable,
  watchChat: unavailable,
} as const;

/**
 * In a preview the dashboard around answers the questions. Everything else works in here alone: nothing is requested and
 * nothing is stored.
 */
export function createPreviewBackend(page: PreviewPage, minutes: number): Backend {
  const running = new Map<string, Running>();
  const nothing = async (): Promise<void> => undefined;

  page.listen((command) => {
    if (command.parlance === 'chunk') running.get(command.messageId)?.onChunk(command.chunk);
    if (command.parlance === 'result') running.get(command.messageId)?.onResult(command.result);
    if (command.parlance === 'failure') {
      const { code, messageId } = command;
      running.get(messageId)?.onFailure({ kind: 'server', code, correlationId: '' });
    }
  });

  async function ask({ messageId, text, locale, turns, signal, onChunk }: Parameters<Backend['ask']>[0]) {
    const question: PreviewQuestion = {
      parlance: 'ask',
      messageId,
      text,
      locale,
      turns: turns.slice(-LIMITS.historyTurns).map(({ question: asked, answer }) => ({
        question: asked,
        answer: answer.slice(0, LIMITS.answerCharacters),
      })),
    };
    try {
      return await new Promise<AnswerResult>((resolve, reject) => {
        const onFailure = (failure: Failure): void => reject(new CallError(failure));
        running.set(messageId, { onChunk, onResult: resolve, onFailure });
        signal.addEventListener('abort', () => {
          onFailure({ kind: 'stopped' });
          page.post({ parlance: 'stop', messageId });
        });
        page.post(question);
      });
    } finally {
      running.delete(messageId);
    }
  }

  return {
    ...NOT_OFFERED,
    access: undefined,
    ask,
    rate: nothing,
    rateChat: nothing,
    leaveMessage: nothing,
    mailTranscript: nothing,
    readChat: async () => ({ messages: [], mode: 'bot', handover: null, agentName: null }),
    deleteChat: async () => ({ messages: 0 }),
    createResumeToken: async () => '',
    requestHandover: async () => minutes,
    cancelHandover: nothing,
    sendMessage: nothing,
    sendFile: nothing,
    showTyping: nothing,
    tab: { keep: () => undefined, forget: () => undefined, isKept: () => false },
  };
}
