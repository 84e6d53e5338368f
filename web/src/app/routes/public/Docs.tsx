import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from 'react-router';
import { contentLabels } from '#web/app/public/contentLabels.ts';
import { PublicDocument } from '#web/app/public/PublicDocument.tsx';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { publicMessages } from '#web/app/public/publicMessages.ts';
import { publicMeta } from '#web/app/public/publicMeta.ts';
import { paths } from '#web/config/paths.ts';
import { DocsPage } from '#web/features/docs/components/DocsPage.tsx';
import type { DocsPageData } from '#web/features/docs/DocsPageData.ts';
import { readDocsPage } from '#web/features/docs/readDocsPage.server.ts';

/** Runs at build time, for every page of the documentation. */
export function loader({ request, params }: LoaderFunctionArgs): DocsPageData {
  const locale = publicLocale(new URL(request.url).pathname);
  return readDocsPage(locale, (params['*'] ?? '').replace(/\/$/, ''), contentLabels(locale));
}

interface DocsMetaArgs {
  location: { pathname: string };
  loaderData?: DocsPageData;
}

export function meta({ location, loaderData }: DocsMetaArgs): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const locale = publicLocale(location.pathname);
  const { 'docs.title': docs, 'docs.description': about } = publicMessages[locale];
  const { article, path } = loaderData;
  const title = article === null ? docs : `${article.title} · ${docs}`;
  const description = article?.description ?? about;
  const pathOf = (other: typeof locale) => paths.docs(other, path);
  const jsonLd =
    article === null
      ? undefined
      : { '@type': 'TechArticle', headline: article.title, description, dateModified: article.updated };
  return publicMeta({ title, description, locale, pathOf, jsonLd });
}

/** A page of the documentation in one language. It is rendered at build time. */
export default function Docs() {
  const page = useLoaderData<typeof loader>();
  return <PublicDocument>{(locale) => <DocsPage locale={locale} page={page} />}</PublicDocument>;
}
