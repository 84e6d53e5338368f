import { LIMITS } from '@parlance/domain/limits';
import { useId, useState, type ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { Scores } from './Scores.tsx';
import type { SurveyTexts } from './SURVEY_TEXTS.ts';
import type { Score, useSurvey } from './useSurvey.ts';

interface SurveyFormProps {
  survey: ReturnType<typeof useSurvey>;
  texts: SurveyTexts;
}

/** The scores, a comment if the visitor likes, and the way to say nothing. */
export function SurveyForm({ survey: { state, send, decline }, texts }: SurveyFormProps): ReactNode {
  const { messages } = useWidget();
  const id = useId();
  const [score, setScore] = useState<Score | null>(null);
  const [draft, setDraft] = useState('');
  const isSending = state === 'sending';
  return (
    <form
      style={{ display: 'grid', gap: '0.5rem', maxWidth: '36rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (score !== null) void send(score, draft);
      }}
    >
      <Scores question={texts.question} words={texts.scores} score={score} onChange={setScore} />
      <div className="field">
        <label htmlFor={id}>
          {texts.comment} <span className="hint">({messages.optional})</span>
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={LIMITS.feedbackCharacters}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      </div>
      <div role="alert">{state === 'failed' && <p className="error">{messages.ratingFailed}</p>}</div>
      <div className="note">
        <button type="submit" className="primary" disabled={score === null || isSending}>
          {texts.send}
        </button>
        <button type="button" className="button" disabled={isSending} onClick={() => void decline()}>
          {texts.decline}
        </button>
      </div>
    </form>
  );
}
