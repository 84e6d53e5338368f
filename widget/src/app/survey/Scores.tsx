import { CSAT_SCORES } from '@parlance/domain/documents/chats/CSAT_SCORES';
import { useId, type ReactNode } from 'react';
import type { SurveyTexts } from './SURVEY_TEXTS.ts';
import type { Score } from './useSurvey.ts';

interface ScoresProps {
  question: string;
  words: SurveyTexts['scores'];
  /** Null until one is chosen. */
  score: Score | null;
  onChange: (score: Score) => void;
}

const GROUP = { border: 0, margin: 0, padding: 0, minWidth: 0 };
const ROW = { display: 'flex', justifyContent: 'space-between', maxWidth: '22rem' };
const CHOICE = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.25rem',
  minWidth: '2.75rem',
  padding: '0.5rem 0',
} as const;
const RADIO = { width: '1.5rem', height: '1.5rem', margin: 0, padding: 0, accentColor: 'var(--accent)' };

/** Radio buttons from 1 to 5: the ends and the chosen one in words below them, all of them in words for screen readers. */
export function Scores({ question, words, score, onChange }: ScoresProps): ReactNode {
  const name = useId();
  const ends = [words[1], words[5]];
  return (
    <fieldset style={GROUP}>
      <legend style={{ padding: 0, fontWeight: 500 }}>{question}</legend>
      <div style={ROW}>
        {CSAT_SCORES.map((each) => (
          <label key={each} style={CHOICE}>
            <input
              type="radio"
              name={name}
              value={each}
              aria-label={`${each}, ${words[each]}`}
              style={RADIO}
              checked={score === each}
              onChange={() => onChange(each)}
            />
            {each}
          </label>
        ))}
      </div>
      <div className="hint" aria-hidden="true" style={ROW}>
        {ends.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </div>
      <p aria-hidden="true" style={{ minHeight: '1.5em', fontWeight: 500 }}>
        {score !== null && `${score}: ${words[score]}`}
      </p>
    </fieldset>
  );
}
