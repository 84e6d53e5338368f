import type { ReactNode } from 'react';

interface SuggestionsProps {
  label: string;
  /** True if the label is to be seen as a heading. */
  isTitled?: boolean;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** A list of questions; choosing one asks it. */
export function Suggestions({ label, isTitled = false, questions, onAsk }: SuggestionsProps): ReactNode {
  if (questions.length === 0) return null;
  return (
    <>
      {isTitled && <h2 className="suggestions-title">{label}</h2>}
      <ul className="suggestions" aria-label={label}>
        {questions.map((question, place) => (
          <li key={place}>
            <button type="button" className="button" dir="auto" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
