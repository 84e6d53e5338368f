import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface PageListProps {
  /** Pages that have been read, the latest first. */
  pages: readonly { url: string; title: string }[];
  /** Shown in place of the list if the pages cannot be loaded. */
  failure?: ReactNode;
}

/** The pages that have been read, in a box of a fixed height: nothing moves while they come in. */
export function PageList({ pages, failure }: PageListProps) {
  const t = useTranslate();
  return (
    <Box
      component="section"
      aria-label={t('meet.pages')}
      // A box that scrolls is reached by the keyboard.
      tabIndex={0}
      sx={{ height: 148, overflowY: 'auto' }}
    >
      {failure}
      {failure === undefined && pages.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('meet.noPages')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pages.map(({ url, title }) => (
          <Box component="li" key={url} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.25, minWidth: 0 }}>
            <AppIcon name="check" size={16} />
            <Typography variant="body2" noWrap title={url}>
              {title === '' ? url : title}
              {isShared(title, pages) && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' · '}
                  {URL.parse(url)?.pathname}
                </Box>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Pages of one title are told apart by where they are. */
function isShared(title: string, pages: PageListProps['pages']): boolean {
  return title !== '' && pages.filter((page) => page.title === title).length > 1;
}
