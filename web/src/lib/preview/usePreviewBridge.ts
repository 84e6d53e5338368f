import { type AnswerDraft, tryAnswer } from '@parlance/domain/contracts/playground';
import type { WidgetLook } from '@parlance/domain/widget/config';
import { type PreviewCommand, type PreviewQuestion, previewRequestSchema } from '@parlance/domain/widget/preview';
import { visitorErrorCodeSchema } from '@parlance/domain/widget/visitorError';
import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { streamContract } from '#web/lib/functions/streamContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Trial } from './Trial.ts';

interface PreviewOptions {
  chatbotId: string;
  /** What the chat looks like instead of what is saved. Drawn whenever it is another object. */
  look?: Partial<WidgetLook>;
  /** Questions are answered with these settings, as they are when one is asked. */
  draft: AnswerDraft;
  onTrial?: (trial: Trial, question: PreviewQuestion) => void;
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
 * The dashboard's side of a previewed chat: the frame shows `/iframe/{chatbotId}?via=preview`. Its questions are answered by
 * `tryAnswer`, word by word, so that nothing is stored or counted. It is of our own origin: nothing goes to or is taken from
 * any other page. What is still being answered when it is stopped in the
 * chat, or when the page is left, is given up.
 */
export function usePreviewBridge(frameRef: FrameRef, { chatbotId, look, draft, onTrial }: PreviewOptions): Preview {
  const { orgId } = useMembership();

  const answer = useEffectEvent(async (question: PreviewQuestion, signal: AbortSignal) => {
    const { messageId, text, locale, turns } = question;
    try {
      const trial = await streamContract(
        tryAnswer,
        { orgId, chatbotId, draft, text, locale, turns },
        { signal, onChunk: (chunk) => post(frameRef, { parlance: 'chunk', messageId, chunk }) },
      );
      post(frameRef, { parlance: 'result', messageId, result: { ...trial.result, messageId } });
      onTrial?.(trial, question);
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
      void answer(request, AbortSignal.any([leaving.signal, stopping.signal])).finally(() => {
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
