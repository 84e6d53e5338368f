import type { MetaDescriptor } from 'react-router';
import { PublicDocument } from '#web/app/public/PublicDocument.tsx';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { publicMessages } from '#web/app/public/publicMessages.ts';
import { publicMeta } from '#web/app/public/publicMeta.ts';
import { paths } from '#web/config/paths.ts';
import { site } from '#web/config/site.ts';
import { HomePage } from '#web/features/home/components/HomePage.tsx';

export function meta({ location }: { location: { pathname: string } }): MetaDescriptor[] {
  const locale = publicLocale(location.pathname);
  const { 'home.title': title, 'home.description': description } = publicMessages[locale];
  const jsonLd = {
    '@type': 'SoftwareApplication',
    name: site.name,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
  };
  return publicMeta({ title, description, locale, pathOf: paths.home, defaultPath: '/', jsonLd });
}

/** The home page in one language. It is rendered at build time. */
export default function Home() {
  return <PublicDocument>{(locale) => <HomePage locale={locale} />}</PublicDocument>;
}
