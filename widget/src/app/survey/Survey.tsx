import { useEffect, useRef, type ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { SURVEY_TEXTS } from './SURVEY_TEXTS.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { useSurvey } from './useSurvey.ts';

export interface SurveyProps {
  /** Runs once it is over: answered, declined, or not to be asked. Undefined where the conversation stays. */
  onOver: (() => void) | undefined;
}

/** Asks once how satisfied the visitor is, and thanks. */
export function Survey({ onOver }: SurveyProps): ReactNode {
  const { locale, messages } = useWidget();
  const texts = SURVEY_TEXTS[locale];
  const survey = useSurvey(onOver);
  const box = useRef<HTMLElement>(null);
  const { state } = survey;
  const isThanked = state === 'thanked';
  const hasActed = onOver !== undefined || isThanked;

  useEffect(() => {
    if (state !== 'asking' && !isThanked) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    // Only those who have just done something are taken there.
    if (hasActed) box.current?.focus();
  }, [state, isThanked, hasActed]);

  if (state === 'reading' || state === 'over') return null;
  return (
    <section ref={box} tabIndex={-1} aria-label={texts.question}>
      <output className={isThanked ? 'hint' : 'visually-hidden'}>{isThanked ? messages.thanks : texts.question}</output>
      {!isThanked && <SurveyForm survey={survey} texts={texts} />}
    </section>
  );
}
