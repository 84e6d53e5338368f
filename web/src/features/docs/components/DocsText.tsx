import { FormattedDate } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { DocsArticle } from '../DocsPageData.ts';

interface DocsTextProps {
  article: DocsArticle;
}

/** One page's text, with its headings in front and the day of its last edit behind it. The HTML is rendered from our own files. */
export function DocsText({ article: { title, description, updated, html, headings } }: DocsTextProps) {
  const t = useTranslate();
  return (
    <>
      <h1>{title}</h1>
      <p className="public-lead">{description}</p>
      {headings.length > 1 && (
        <nav className="docs-headings" aria-label={t('docs.onThisPage')}>
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="docs-text" data-copied={t('common.copied')} dangerouslySetInnerHTML={{ __html: html }} />
      <p className="docs-updated">
        {t('docs.updated')}{' '}
        <time dateTime={updated}>
          <FormattedDate value={`${updated}T12:00:00Z`} timeZone="UTC" dateStyle="long" />
        </time>
      </p>
    </>
  );
}
