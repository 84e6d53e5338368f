import type { MetaDescriptor } from 'react-router';
import { PublicDocument } from '#web/app/public/PublicDocument.tsx';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { publicMessages } from '#web/app/public/publicMessages.ts';
import { publicMeta } from '#web/app/public/publicMeta.ts';
import { paths } from '#web/config/paths.ts';
import { ContactPage } from '#web/features/contact/components/ContactPage.tsx';

export function meta({ location }: { location: { pathname: string } }): MetaDescriptor[] {
  const locale = publicLocale(location.pathname);
  const { 'contact.title': title, 'contact.description': description } = publicMessages[locale];
  return publicMeta({ title, description, locale, pathOf: paths.contact });
}

/** The contact page in one language. It is rendered at build time. */
export default function Contact() {
  return <PublicDocument>{(locale) => <ContactPage locale={locale} />}</PublicDocument>;
}
