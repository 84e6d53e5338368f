import type { MetaDescriptor } from 'react-router';
import { PublicDocument } from '#web/app/public/PublicDocument.tsx';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { publicMessages } from '#web/app/public/publicMessages.ts';
import { publicMeta } from '#web/app/public/publicMeta.ts';
import { paths } from '#web/config/paths.ts';
import { PublicTestPage } from '#web/features/home/components/PublicTestPage.tsx';

export function meta({ location }: { location: { pathname: string } }): MetaDescriptor[] {
  const locale = publicLocale(location.pathname);
  const { 'publicTest.title': title, 'publicTest.description': description } = publicMessages[locale];
  return publicMeta({ title, description, locale, pathOf: paths.test });
}

/** The public test page in one language. It is rendered at build time. */
export default function PublicTest() {
  return <PublicDocument>{(locale) => <PublicTestPage locale={locale} />}</PublicDocument>;
}
