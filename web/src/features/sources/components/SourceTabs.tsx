import Box from '@mui/material/Box';
import { SOURCE_TYPES } from '@parlance/domain/documents/knowledge/source';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { scrollShadows } from '#web/components/ui/scrollShadows.ts';
import { tabLink } from '#web/components/ui/tabLink.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ContradictionsLink } from './contradictions/ContradictionsLink.tsx';
import { type SourceFilter, writeSourceFilter } from '../sourceFilter.ts';

interface SourceTabsProps {
  chatbotId: string;
  filter: SourceFilter;
}

const TYPES = [undefined, ...SOURCE_TYPES] as const;

/** All sources or those of one type, and what they contradict themselves in. They are links: each list has an address of its own. */
export function SourceTabs({ chatbotId, filter }: SourceTabsProps) {
  const t = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={t('sources.type')}
      sx={{ display: 'flex', gap: 0.5, overflowX: 'auto', background: scrollShadows }}
    >
      {TYPES.map((type) => {
        const isCurrent = type === filter.type;
        return (
          <Box
            key={type ?? 'all'}
            component={PageLink}
            to={{ search: writeSourceFilter({ ...filter, type, page: 0 }).toString() }}
            aria-current={isCurrent ? 'page' : undefined}
            sx={{
              ...tabLink,
              py: 1,
              borderRadius: 1,
              bgcolor: isCurrent ? 'primary.light' : 'transparent',
              color: isCurrent ? 'primary.main' : 'text.secondary',
              fontWeight: 600,
              '&:hover': { color: isCurrent ? 'primary.main' : 'text.primary' },
            }}
          >
            {t(`sources.tab.${type ?? 'all'}`)}
          </Box>
        );
      })}
      <ContradictionsLink chatbotId={chatbotId} />
    </Box>
  );
}
