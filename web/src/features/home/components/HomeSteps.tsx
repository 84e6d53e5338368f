import { useTranslate } from '#web/i18n/useTranslate.ts';

const STEPS = ['upload', 'embed', 'read'] as const;

export function HomeSteps() {
  const t = useTranslate();
  return (
    <section className="public-section public-width" aria-labelledby="steps">
      <h2 id="steps">{t('home.stepsTitle')}</h2>
      <ol className="public-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`home.step.${step}.title`)}</h3>
            <p>{t(`home.step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
