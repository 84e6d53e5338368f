import { LIMITS } from '@parlance/domain/limits';
import { useId, useState, type ReactNode } from 'react';
import { cleanText } from '../../chat/cleanText.ts';
import { useWidget } from '../../context/WidgetContext.ts';

export type FeedbackState = 'none' | 'asking' | 'sending' | 'thanked';

interface FeedbackProps {
  question: string;
  state: FeedbackState;
  onComment: (comment: string) => void;
}

/** After a rating: the question why, if the visitor wants to say. */
export function Feedback({ question, state, onComment }: FeedbackProps): ReactNode {
  const { messages } = useWidget();
  const id = useId();
  const [draft, setDraft] = useState('');
  const comment = cleanText(draft);
  if (state === 'none') return null;
  if (state === 'thanked') return <output className="hint">{messages.thanks}</output>;
  return (
    <form
      className="feedback field"
      onSubmit={(event) => {
        event.preventDefault();
        if (comment !== '') onComment(comment);
      }}
    >
      <label htmlFor={id}>
        {question} <span className="hint">({messages.optional})</span>
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={LIMITS.feedbackCharacters}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <button type="submit" className="button" disabled={comment === '' || state === 'sending'}>
        {messages.sendComment}
      </button>
    </form>
  );
}
