import { useState } from 'react';
import type { Chat } from '../../chat/useChat.ts';
import { useWidget } from '../../context/WidgetContext.ts';
import type { Rating, Version } from '../../entries/entries.ts';
import type { FeedbackState } from './Feedback.tsx';

interface AnswerRating {
  feedback: FeedbackState;
  rate: (rating: Rating) => Promise<void>;
  comment: (written: string) => Promise<void>;
}

/** The visitor's rating of an answer and the comment that is asked for after it. `onNotice` shows what did not work. */
export function useRating(chat: Chat, version: Version, onNotice: (notice: string) => void): AnswerRating {
  const { messages } = useWidget();
  const [feedback, setFeedback] = useState<FeedbackState>('none');

  async function rate(rating: Rating): Promise<void> {
    onNotice('');
    // The same thumb again takes the rating back.
    const next = version.rating === rating ? null : rating;
    setFeedback(next === null ? 'none' : 'asking');
    if (await chat.rate(version, next, '')) return;
    setFeedback('none');
    onNotice(messages.ratingFailed);
  }

  async function comment(written: string): Promise<void> {
    setFeedback('sending');
    const isThere = await chat.rate(version, version.rating, written);
    setFeedback(isThere ? 'thanked' : 'asking');
    onNotice(isThere ? '' : messages.ratingFailed);
  }

  return { feedback, rate, comment };
}
