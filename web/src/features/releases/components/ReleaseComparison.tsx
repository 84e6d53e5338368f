import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Release } from '@parlance/domain/documents/releases/release';
import { type ReactNode, useId, useState } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useRelease } from '../api/useRelease.ts';
import { SettingsDifference } from '../difference/SettingsDifference.tsx';
import { SourcesDifference } from '../difference/SourcesDifference.tsx';

interface ReleaseComparisonProps {
  chatbotId: string;
  release: Release;
  /** The newest release. */
  live: number;
}

/** Differences of a release from the one before it, or from what is live now. */
export function ReleaseComparison({ chatbotId, release, live }: ReleaseComparisonProps) {
  const t = useTranslate();
  const isLive = release.number === live;
  const [other, setOther] = useState<'before' | 'live'>('before');
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <TextField
        select
        size="small"
        label={t('releases.comparedWith')}
        value={other}
        onChange={({ target }) => setOther(target.value === 'live' ? 'live' : 'before')}
        sx={{ maxWidth: 280 }}
      >
        <MenuItem value="before">{t('releases.comparedBefore')}</MenuItem>
        <MenuItem value="live">{t('releases.comparedLive')}</MenuItem>
      </TextField>
      {other === 'live' && isLive && <Typography variant="body2">{t('releases.isLive')}</Typography>}
      {other === 'before' && release.number === 1 && (
        <Typography variant="body2">{t('releases.noneBefore')}</Typography>
      )}
      {other === 'before' && release.number > 1 && (
        <Compared key="before" chatbotId={chatbotId} release={release} other={release.number - 1} isEarlier />
      )}
      {other === 'live' && !isLive && (
        <Compared key="live" chatbotId={chatbotId} release={release} other={live} isEarlier={false} />
      )}
    </Box>
  );
}

interface ComparedProps {
  chatbotId: string;
  release: Release;
  other: number;
  /** True if the other one is the earlier one. */
  isEarlier: boolean;
}

function Compared({ chatbotId, release, other, isEarlier }: ComparedProps) {
  const t = useTranslate();
  const found = useRelease(chatbotId, other);
  if (found.status === 'loading') return <Skeleton variant="rounded" height={120} aria-busy="true" />;
  if (found.status === 'error')
    return <ErrorState title={t('releases.loadFailed')} error={found.error} onRetry={found.retry} />;
  if (found.value === null) return <Typography variant="body2">{t('releases.noneBefore')}</Typography>;
  const [before, after] = isEarlier ? [found.value, release] : [release, found.value];
  return (
    <>
      <Part title={t('releases.settings')}>
        <SettingsDifference chatbotId={chatbotId} before={before.settings} after={after.settings} />
      </Part>
      <Part title={t('releases.sources')}>
        <SourcesDifference chatbotId={chatbotId} before={before} after={after} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={titleId} variant="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
