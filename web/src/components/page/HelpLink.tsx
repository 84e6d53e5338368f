import Link from '@mui/material/Link';
import type { DocsPath } from '#web/config/DOCS_CONTENTS.ts';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface HelpLinkProps {
  page: DocsPath;
  /** Subject of the help, for those who hear the link without its surroundings. */
  about: string;
}

/** A link to a page of the documentation, in a tab of its own: what is being filled in stays. */
export function HelpLink({ page, about }: HelpLinkProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  return (
    <Link
      href={paths.docs(locale, page)}
      target="_blank"
      rel="noopener"
      aria-label={t('help.linkOf', { about })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t('help.link')}
    </Link>
  );
}
