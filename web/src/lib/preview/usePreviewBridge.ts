import { type AnswerDraft, tryAnswer } from '@parlance/domain/contracts/playground';
import type { WidgetLook } from '@parlance/domain/widget/config';
import type { PreviewQuestion } from '@parlance/domain/widget/preview';
import type { RefObject } from 'react';
import { streamContract } from '#web/lib/functions/streamContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Trial } from './Trial.ts';
import { usePreviewFrame } from './usePreviewFrame.ts';

interface PreviewOptions {
  chatbotId: string;
  /** Look of the chat in place of the saved one. Drawn whenever it is another object. */
  look?: Partial<WidgetLook>;
  /** Questions are answered with these settings, as they are when one is asked. */
  draft: AnswerDraft;
  onTrial?: (trial: Trial, question: PreviewQuestion) => void;
}

/** The dashboard's side of a previewed chat: its questions are answered by `tryAnswer`, so that nothing is stored or counted. */
export function usePreviewBridge(
  frameRef: RefObject<HTMLIFrameElement | null>,
  { chatbotId, look, draft, onTrial }: PreviewOptions,
): ReturnType<typeof usePreviewFrame> {
  const { orgId } = useMembership();
  return usePreviewFrame(frameRef, {
    look,
    answer: async (question, answering) => {
      const { text, locale, turns } = question;
      const trial = await streamContract(tryAnswer, { orgId, chatbotId, draft, text, locale, turns }, answering);
      onTrial?.(trial, question);
      return trial.result;
    },
  });
}
