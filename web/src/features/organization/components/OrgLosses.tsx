import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useOrgContents } from '../api/useOrgContents.ts';

const KINDS = ['chatbots', 'sources', 'chats', 'leads', 'members'] as const;

/** Lists what is lost with the organization, with numbers. */
export function OrgLosses() {
  const t = useTranslate();
  const contents = useOrgContents();
  return (
    <Box>
      <Typography color="textSecondary">{t('org.deleteLosses')}</Typography>
      {contents.status === 'error' && (
        <Box sx={{ mt: 1.5 }}>
          <ErrorState title={t('org.countFailed')} error={contents.error} onRetry={contents.retry} />
        </Box>
      )}
      {contents.status !== 'error' && (
        <Box component="ul" aria-busy={contents.status === 'loading'} sx={{ my: 1.5, pl: 3 }}>
          {KINDS.map((kind) => (
            <li key={kind}>
              {contents.status === 'ready' ? (
                t(`org.loss.${kind}`, { count: contents.value[kind] })
              ) : (
                <Skeleton width={160} />
              )}
            </li>
          ))}
        </Box>
      )}
      <Typography color="textSecondary">{t('org.deleteForEver')}</Typography>
    </Box>
  );
}
