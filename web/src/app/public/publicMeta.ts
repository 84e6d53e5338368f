import type { Locale } from '@parlance/domain/locales';
import type { MetaDescriptor } from 'react-router';
import { site } from '#web/config/site.ts';

interface PublicMetaOptions {
  title: string;
  description: string;
  locale: Locale;
  /** The address of this page in a language. */
  pathOf: (locale: Locale) => string;
  /** Where a reader of any other language is sent. */
  defaultPath: string;
}

/** What search engines and link previews learn of a public page, and where it stands in the other language. */
export function publicMeta({ title, description, locale, pathOf, defaultPath }: PublicMetaOptions): MetaDescriptor[] {
  return [
    { title: `${title} · ${site.name}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${site.origin}${pathOf(locale)}` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: `${site.origin}${pathOf('en')}` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: `${site.origin}${pathOf('de')}` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: `${site.origin}${defaultPath}` },
  ];
}
