import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Citation } from '@parlance/domain/widget/answerStream';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { webAddress } from './webAddress.ts';

interface CitationsProps {
  citations: readonly Citation[];
}

/** The passages behind an answer: where each stands and what it says. */
export function Citations({ citations }: CitationsProps) {
  const t = useTranslate();
  return (
    <Box
      component="ol"
      aria-label={t('chats.citations')}
      sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}
    >
      {citations.map((citation) => (
        <Box
          component="li"
          key={citation.n}
          sx={{
            display: 'flex',
            gap: 1.25,
            p: 1.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
          }}
        >
          <Box
            sx={{
              flexShrink: 0,
              display: 'grid',
              placeItems: 'center',
              minWidth: 22,
              height: 22,
              borderRadius: '6px',
              bgcolor: '#F4A259',
              color: '#1B211F',
              fontSize: '0.75rem',
              fontWeight: 700,
            }}
          >
            {citation.n}
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {citation.sourceName}
              {citation.page !== null && ` · ${t('chats.page', { page: citation.page })}`}
            </Typography>
            {citation.heading !== '' && (
              <Typography variant="body2" color="textSecondary">
                {citation.heading}
              </Typography>
            )}
            <Typography variant="body2" component="blockquote" sx={{ m: 0, mt: 0.5 }}>
              {t('chats.quote', { quote: citation.quote })}
            </Typography>
            <PageLink address={webAddress(citation.url)} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function PageLink({ address }: { address: string | undefined }) {
  if (address === undefined) return false;
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      variant="body2"
      sx={{ mt: 0.5, display: 'inline-flex', gap: 0.5, alignItems: 'center', overflowWrap: 'anywhere' }}
    >
      {address.replace(/^https?:\/\//, '')}
      <AppIcon name="external-link" size={14} />
    </Link>
  );
}
