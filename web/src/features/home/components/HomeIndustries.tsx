import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

const INDUSTRIES = [
  { key: 'commerce', icon: 'shopping-bag' },
  { key: 'healthcare', icon: 'heartbeat' },
  { key: 'realEstate', icon: 'building-community' },
  { key: 'technology', icon: 'cloud' },
  { key: 'consulting', icon: 'briefcase' },
  { key: 'manufacturing', icon: 'building-factory-2' },
] as const;

/** The industries, each with a question that its customers ask. */
export function HomeIndustries() {
  const t = useTranslate();
  return (
    <section className="public-section public-width" aria-labelledby="industries">
      <h2 id="industries">{t('home.industriesTitle')}</h2>
      <ul className="public-industries">
        {INDUSTRIES.map(({ key, icon }) => (
          <li key={key}>
            <AppIcon name={icon} size={24} />
            <h3>{t(`home.industry.${key}.name`)}</h3>
            <p>{t(`home.industry.${key}.question`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
