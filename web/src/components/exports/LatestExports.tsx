import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { DataExport } from '@parlance/domain/documents/exports/dataExport';
import { LIMITS } from '@parlance/domain/limits';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useAction } from '../toast/useAction.ts';
import { stretchedLink } from '../table/stretchedLink.ts';
import { AppIcon } from '../ui/AppIcon.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { fetchExport } from './fetchExport.ts';

/** The organization's latest exports, each with how far it is or its file. */
export function LatestExports({ latest }: { latest: Live<readonly Stored<DataExport>[]> }) {
  const t = useTranslate();
  const titleId = useId();
  if (latest.status === 'loading') return null;
  if (latest.status === 'error') {
    return <ErrorState title={t('exports.loadFailed')} error={latest.error} onRetry={latest.retry} />;
  }
  if (latest.value.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mb: 1.5 }}>
        {t('exports.latest')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {latest.value.map((each) => (
          <ExportEntry key={each.id} entry={each} />
        ))}
      </Box>
    </Box>
  );
}

function ExportEntry({ entry }: { entry: Stored<DataExport> }) {
  const t = useTranslate();
  const intl = useIntl();
  const { view, format, chatbotId, startedAt, status, done, total } = entry;
  const chatbot = chatbotId === null ? t('exports.allChatbots') : entry.chatbotName;
  const isOpen = status === 'waiting' || status === 'running';
  const share = total === null || total === 0 ? undefined : Math.min(100, (done / total) * 100);
  const name = t(`exports.name.${view.kind}`, { format: format.toUpperCase(), chatbot });
  return (
    <Box component="li" sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" aria-live="polite">
          {intl.formatDate(startedAt, { dateStyle: 'medium', timeStyle: 'short' })} · <Outcome entry={entry} />
        </Typography>
        {isOpen && (
          <LinearProgress
            aria-label={name}
            sx={{ mt: 0.75 }}
            {...(share === undefined ? {} : { variant: 'determinate' as const, value: share })}
          />
        )}
      </Box>
      {status === 'ready' && <FetchButton entry={entry} name={name} />}
    </Box>
  );
}

function Outcome({ entry: { status, done, isCut, expiresAt } }: { entry: DataExport }) {
  const t = useTranslate();
  const intl = useIntl();
  switch (status) {
    case 'waiting':
      return t('exports.waiting');
    case 'running':
      return t('exports.running', { count: done });
    case 'failed':
      return t('exports.ended');
    case 'ready': {
      const until = intl.formatDate(expiresAt, { dateStyle: 'short', timeStyle: 'short' });
      const ready = t('exports.ready', { count: done, until });
      return isCut ? `${ready} ${t('exports.cut', { max: LIMITS.exportRows })}` : ready;
    }
  }
}

function FetchButton({ entry, name }: { entry: Stored<DataExport>; name: string }) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { isBusy, run } = useAction(async () => {
    running.current = new AbortController();
    await fetchExport(orgId, entry, running.current.signal);
  }, t('exports.fetchFailed'));
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isBusy}
      aria-label={t('exports.fetchOf', { name })}
      startIcon={<AppIcon name="download" size={16} />}
      onClick={() => run()}
      sx={{ position: 'static', ...stretchedLink }}
    >
      {t('exports.fetch')}
    </Button>
  );
}
