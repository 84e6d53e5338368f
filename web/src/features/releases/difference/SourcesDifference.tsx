import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { compareSources } from '@parlance/domain/documents/releases/compareSources';
import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';
import type { Release } from '@parlance/domain/documents/releases/release';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useKnowledge } from '../api/useKnowledge.ts';
import { NameList } from './NameList.tsx';

interface SourcesDifferenceProps {
  chatbotId: string;
  before: Release;
  after: Release;
}

/** The sources that came, went, and have other content, from one release to another. */
export function SourcesDifference({ chatbotId, before, after }: SourcesDifferenceProps) {
  const t = useTranslate();
  const old = useKnowledge(chatbotId, before);
  const now = useKnowledge(chatbotId, after);
  const failed = [old, now].find(({ status }) => status === 'error');
  if (failed?.status === 'error')
    return <ErrorState title={t('releases.loadFailed')} error={failed.error} onRetry={failed.retry} />;
  if (old.status !== 'ready' || now.status !== 'ready')
    return <Skeleton variant="rounded" height={48} aria-busy="true" />;
  if (old.value === null || now.value === null)
    return <Typography variant="body2">{t('releases.unknownSources')}</Typography>;
  return <Differences before={old.value} after={now.value} />;
}

function Differences({ before, after }: { before: readonly KnownSource[]; after: readonly KnownSource[] }) {
  const t = useTranslate();
  const { added, removed, changed } = compareSources(before, after);
  const groups = [
    { title: t('releases.added'), sources: added },
    { title: t('releases.removed'), sources: removed },
    { title: t('releases.changed'), sources: changed },
  ].filter(({ sources }) => sources.length > 0);
  if (groups.length === 0) return <Typography variant="body2">{t('releases.sameSources')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {groups.map(({ title, sources }) => (
        <NameList key={title} title={title} count={sources.length} names={sources.map(({ name }) => name)} />
      ))}
    </Box>
  );
}
