import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { LIST_PRICES } from '@parlance/domain/billing/LIST_PRICES';
import { PAID_PLANS } from '@parlance/domain/plans';
import type { MetaDescriptor } from 'react-router';
import { PublicDocument } from '#web/app/public/PublicDocument.tsx';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { publicMessages } from '#web/app/public/publicMessages.ts';
import { publicMeta } from '#web/app/public/publicMeta.ts';
import { paths } from '#web/config/paths.ts';
import { site } from '#web/config/site.ts';
import { PricingPage } from '#web/features/pricing/components/PricingPage.tsx';

export function meta({ location }: { location: { pathname: string } }): MetaDescriptor[] {
  const locale = publicLocale(location.pathname);
  const texts = publicMessages[locale];
  const { 'pricing.title': title, 'pricing.description': description } = texts;
  const jsonLd = {
    '@type': 'SoftwareApplication',
    name: site.name,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: PAID_PLANS.map((plan) => ({
      '@type': 'Offer',
      name: texts[`settings.plan.${plan}`],
      url: `${site.origin}${paths.pricing(locale)}`,
      price: (LIST_PRICES[plan] / 100).toFixed(2),
      priceCurrency: LANGUAGES[locale].currency.toUpperCase(),
    })),
  };
  return publicMeta({ title, description, locale, pathOf: paths.pricing, jsonLd });
}

/** The price page in one language. It is rendered at build time. */
export default function Pricing() {
  return <PublicDocument>{(locale) => <PricingPage locale={locale} />}</PublicDocument>;
}
