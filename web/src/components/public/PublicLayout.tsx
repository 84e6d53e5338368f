import type { Locale } from '@parlance/domain/locales';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';

interface PublicLayoutProps {
  locale: Locale;
  /** The address of this page in a language. */
  pathOf: (locale: Locale) => string;
  /** Content beside the text: then both share the page's width. */
  aside?: ReactNode;
  /** Classes of the text. */
  className?: string;
  children: ReactNode;
}

/** Frame of every public page around its text. */
export function PublicLayout({ locale, pathOf, aside, className, children }: PublicLayoutProps) {
  const t = useTranslate();
  const main = (
    <main id="content" className={className}>
      {children}
    </main>
  );
  return (
    <div className="public">
      <a className="public-skip" href="#content">
        {t('common.skipToContent')}
      </a>
      <PublicHeader locale={locale} pathOf={pathOf} />
      {aside === undefined ? (
        main
      ) : (
        <div className="public-columns public-width">
          {aside}
          {main}
        </div>
      )}
      <PublicFooter locale={locale} pathOf={pathOf} />
      <script src="/scripts/site.js" defer />
    </div>
  );
}
