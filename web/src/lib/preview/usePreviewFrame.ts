import type { AnswerChunk, AnswerResult } from '@parlance/domain/widget/answerStream';
import type { WidgetLook } from '@parlance/domain/widget/config';
import { type PreviewCommand, type PreviewQuestion, previewRequestSchema } from '@parlance/domain/widget/preview';
import { visitorErrorCodeSchema } from '@parlance/domain/widget/visitorError';
import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react';
import { toAppError } from '#web/lib/errors/toAppError.ts';

interface Answering {
  signal: AbortSignal;
  onChunk: (chunk: AnswerChunk) => void;
}

interface FrameOptions {
  /** Look of the chat in place of the saved one. Drawn whenever it is another object. */
  look?: Partial<WidgetLook> | undefined;
  /** Answers a question of the chat, word by word. */
  answer: (question: PreviewQuestion, answering: Answering) => Promise<AnswerResult>;
}

interface Preview {
  /** Begins the conversation anew. */
  reset: () => void;
}

type FrameRef = RefObject<HTMLIFrameElement | null>;

function post(frameRef: FrameRef, command: PreviewCommand): void {
  frameRef.current?.contentWindow?.postMessage(command, window.location.origin);
}

/**
 * The page's side of a previewed chat: the frame shows `/iframe/{chatbotId}?via=preview` and asks the page around it
 * (decision 015). It is of our own origin: nothing goes to or is taken from any other page. What is still being answered when
 * it is stopped in the chat, or when the page is left, is given up.
 */
export function usePreviewFrame(frameRef: FrameRef, { look, answer }: FrameOptions): Preview {
  const reply = useEffectEvent(async (question: PreviewQuestion, signal: AbortSignal) => {
    const { messageId } = question;
    try {
      const onChunk = (chunk: AnswerChunk) => post(frameRef, { parlance: 'chunk', messageId, chunk });
      const result = await answer(question, { signal, onChunk });
      post(frameRef, { parlance: 'result', messageId, result: { ...result, messageId } });
    } catch (error) {
      if (!signal.aborted)
        post(frameRef, {
          parlance: 'failure',
          messageId,
          code: visitorErrorCodeSchema.safeParse(toAppError(error).code).data ?? 'internal',
        });
    }
  });
  const showLook = useEffectEvent(() => {
    if (look !== undefined) post(frameRef, { parlance: 'look', look });
  });

  useEffect(() => {
    const leaving = new AbortController();
    const running = new Map<string, AbortController>();
    const handleMessage = (event: MessageEvent<unknown>) => {
      const source = frameRef.current?.contentWindow;
      if (source === null || source === undefined || event.source !== source) return;
      if (event.origin !== window.location.origin) return;
      const { data: request } = previewRequestSchema.safeParse(event.data);
      if (request === undefined) return;
      const { messageId } = request;
      running.get(messageId)?.abort();
      if (request.parlance === 'stop') return;
      const stopping = new AbortController();
      running.set(messageId, stopping);
      void reply(request, AbortSignal.any([leaving.signal, stopping.signal])).finally(() => {
        // Asked again under the same id, it is the newer call's by now.
        if (running.get(messageId) === stopping) running.delete(messageId);
      });
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
      leaving.abort();
    };
  }, [frameRef]);

  useEffect(() => {
    const frame = frameRef.current;
    const handleLoad = () => showLook();
    frame?.addEventListener('load', handleLoad);
    return () => frame?.removeEventListener('load', handleLoad);
  }, [frameRef]);

  useEffect(() => {
    if (look !== undefined) post(frameRef, { parlance: 'look', look });
  }, [frameRef, look]);

  return { reset: useCallback(() => post(frameRef, { parlance: 'reset' }), [frameRef]) };
}
