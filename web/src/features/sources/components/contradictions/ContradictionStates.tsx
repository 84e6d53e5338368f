import Box from '@mui/material/Box';
import { CONTRADICTION_STATES, type ContradictionState } from '@parlance/domain/documents/knowledge/contradiction';
import { Link } from 'react-router';
import { tabLink } from '#web/components/ui/tabLink.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Contradictions of one state. They are links: each list has an address of its own. */
export function ContradictionStates({ state }: { state: ContradictionState }) {
  const t = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={t('contradictions.state')}
      sx={{ display: 'flex', gap: 0.5, overflowX: 'auto', mb: 2 }}
    >
      {CONTRADICTION_STATES.map((one) => {
        const isCurrent = one === state;
        return (
          <Box
            key={one}
            component={Link}
            to={{ search: one === 'open' ? '' : `state=${one}` }}
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
            {t(`contradictions.state.${one}`)}
          </Box>
        );
      })}
    </Box>
  );
}
