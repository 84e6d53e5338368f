import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { CellText } from '#web/components/table/CellText.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { contentPath } from '../../contentPath.ts';
import { SOURCE_VIEWS } from '../../SOURCE_VIEWS.ts';
import { siteOf } from '../../siteOf.ts';

interface SourceNameProps {
  source: Stored<Source>;
  tabIndex: 0 | -1;
}

/** A source's name, which leads to what is in it: a website's to its pages, all others to their text. */
export function SourceName({ source, tabIndex }: SourceNameProps) {
  const t = useTranslate();
  const website = source.type === 'website' ? source.website : undefined;
  const look = {
    color: 'textPrimary',
    underline: 'hover',
    sx: {
      fontWeight: 550,
      textAlign: 'start',
      fontSize: 'inherit',
      lineHeight: 1.4,
      display: 'block',
      maxWidth: '100%',
    },
  } as const;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        alignItems: 'flex-start',
        whiteSpace: 'normal',
        minWidth: 0,
      }}
    >
      <Box sx={{ color: 'text.secondary', pt: '1px' }}>
        <AppIcon name={SOURCE_VIEWS[source.type].icon} size={18} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link component={PageLink} to={contentPath(source)} tabIndex={tabIndex} {...look}>
          <CellText text={website === undefined ? source.name : siteOf(source.name)} lines={2} />
        </Link>
        {website && (
          <Typography variant="caption" component="div" color="textSecondary" noWrap title={source.name}>
            {t(`website.mode.${website.mode}`)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
