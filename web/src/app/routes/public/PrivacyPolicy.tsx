import type { MetaDescriptor } from 'react-router';
import { PublicDocument } from '#web/app/public/PublicDocument.tsx';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { publicMeta } from '#web/app/public/publicMeta.ts';
import { paths } from '#web/config/paths.ts';
import { PrivacyPage } from '#web/features/privacy/components/PrivacyPage.tsx';
import { privacyTexts } from '#web/features/privacy/privacyTexts.ts';

export function meta({ location }: { location: { pathname: string } }): MetaDescriptor[] {
  const locale = publicLocale(location.pathname);
  const { title, description } = privacyTexts[locale];
  return publicMeta({ title, description, locale, pathOf: paths.privacyPolicy });
}

/** The privacy policy in one language. It is rendered at build time. */
export default function PrivacyPolicy() {
  return <PublicDocument>{(locale) => <PrivacyPage locale={locale} />}</PublicDocument>;
}
