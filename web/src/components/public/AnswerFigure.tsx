import '#web/theme/answerFigure.css';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** A drawn exchange: a question, the answer with its mark, and the passage that the mark stands for. */
export function AnswerFigure() {
  const t = useTranslate();
  return (
    <figure className="answer-figure" aria-label={t('figure.label')}>
      <div className="answer-figure-question">{t('figure.question')}</div>
      <div className="answer-figure-answer">
        {t('figure.answer')} <span className="answer-figure-mark">1</span>
      </div>
      <svg className="answer-figure-thread" viewBox="0 0 40 44" aria-hidden="true">
        <path d="M20 0v20q0 12 12 12h8" fill="none" stroke="currentColor" strokeWidth="1.500" strokeDasharray="3 4" />
      </svg>
      <div className="answer-figure-source">
        <div className="answer-figure-source-name">
          <span className="answer-figure-mark">1</span> {t('figure.source')}
        </div>
        <div className="answer-figure-heading">{t('figure.heading')}</div>
        <span className="answer-figure-line" style={{ width: '88%' }} />
        <mark>{t('figure.quote')}</mark>
        <span className="answer-figure-line" style={{ width: '94%' }} />
        <span className="answer-figure-line" style={{ width: '61%' }} />
      </div>
    </figure>
  );
}
