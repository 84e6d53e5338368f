import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Page } from '@parlance/domain/documents/knowledge/page';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { pathOf } from '../../pathOf.ts';

interface PageAddressProps {
  page: Page;
  tabIndex: 0 | -1;
  /** Path of the page with its text. Undefined for a page without text. */
  to: string | undefined;
}

const wrapped = { overflowWrap: 'anywhere', textAlign: 'start', fontSize: 'inherit', lineHeight: 1.4 } as const;

/** A page's title, which leads to its text, and its address, which opens it. */
export function PageAddress({ page: { title, url }, tabIndex, to }: PageAddressProps) {
  const t = useTranslate();
  return (
    <Box sx={{ minWidth: 0, whiteSpace: 'normal', display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      {to === undefined ? (
        title !== '' && <Box sx={{ ...wrapped, fontWeight: 550 }}>{title}</Box>
      ) : (
        <Link
          component={PageLink}
          to={to}
          color="textPrimary"
          underline="hover"
          tabIndex={tabIndex}
          sx={{ ...wrapped, fontWeight: 550 }}
        >
          {title === '' ? t('pages.untitled') : title}
        </Link>
      )}
      <Link
        href={url}
        target="_blank"
        rel="noreferrer"
        tabIndex={tabIndex}
        title={url}
        aria-label={t('pages.open', { path: pathOf(url) })}
        sx={{ ...wrapped, fontSize: '0.8125rem', display: 'inline-flex', gap: 0.5, alignItems: 'center' }}
      >
        {pathOf(url)}
        <AppIcon name="external-link" size={14} />
      </Link>
    </Box>
  );
}
