import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from 'react-router';
import { contentLabels } from '#web/app/public/contentLabels.ts';
import { PublicDocument } from '#web/app/public/PublicDocument.tsx';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { publicMeta } from '#web/app/public/publicMeta.ts';
import { paths } from '#web/config/paths.ts';
import { TermsPage } from '#web/features/texts/components/TermsPage.tsx';
import { readTextPage } from '#web/features/texts/readTextPage.server.ts';
import type { TextPageData } from '#web/features/texts/TextPageData.ts';

/** Runs at build time. */
export function loader({ request }: LoaderFunctionArgs): TextPageData {
  const locale = publicLocale(new URL(request.url).pathname);
  return readTextPage(locale, 'terms-and-conditions', contentLabels(locale));
}

interface TermsMetaArgs {
  location: { pathname: string };
  loaderData?: TextPageData;
}

export function meta({ location, loaderData }: TermsMetaArgs): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData;
  return publicMeta({ title, description, locale: publicLocale(location.pathname), pathOf: paths.terms });
}

/** The terms and conditions in one language. They are rendered at build time. */
export default function Terms() {
  const text = useLoaderData<typeof loader>();
  return <PublicDocument>{(locale) => <TermsPage locale={locale} text={text} />}</PublicDocument>;
}
