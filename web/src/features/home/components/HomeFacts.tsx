import { useTranslate } from '#web/i18n/useTranslate.ts';

const FACTS = ['quotes', 'refuses', 'contact', 'live'] as const;

export function HomeFacts() {
  const t = useTranslate();
  return (
    <section className="public-band" aria-labelledby="facts">
      <div className="public-width public-facts">
        <h2 id="facts">{t('home.factsTitle')}</h2>
        <dl>
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{t(`home.fact.${fact}.title`)}</dt>
              <dd>{t(`home.fact.${fact}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
