import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { LOCALES, type Locale } from '@parlance/domain/locales';
import type { MetaDescriptor } from 'react-router';
import { site } from '#web/config/site.ts';

interface PublicMetaOptions {
  title: string;
  description: string;
  locale: Locale;
  /** The address of this page in a language. */
  pathOf: (locale: Locale) => string;
  /** Path for readers of any other language; the English page by default. */
  defaultPath?: string;
  /** Structured data of the page's content, for search engines (https://schema.org). */
  jsonLd?: Readonly<Record<string, unknown>> | undefined;
}

/** Metadata of a public page for search engines and link previews, with its address in the other language. */
export function publicMeta({
  title,
  description,
  locale,
  pathOf,
  defaultPath = pathOf('en'),
  jsonLd,
}: PublicMetaOptions): MetaDescriptor[] {
  const url = `${site.origin}${pathOf(locale)}`;
  return [
    { title: `${title} · ${site.name}` },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: LANGUAGES[locale].openGraph },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${site.origin}/og${pathOf(locale)}.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: url },
    ...LOCALES.map((other) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: other,
      href: `${site.origin}${pathOf(other)}`,
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: `${site.origin}${defaultPath}` },
    ...(jsonLd === undefined
      ? []
      : [{ 'script:ld+json': { '@context': 'https://schema.org', inLanguage: locale, url, ...jsonLd } }]),
  ];
}
