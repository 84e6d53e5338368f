import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CONTRADICTION_STATES } from '@parlance/domain/documents/knowledge/contradiction';
import { LIMITS } from '@parlance/domain/limits';
import { useSearchParams } from 'react-router';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { FilterLinks } from '#web/components/ui/FilterLinks.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useContradictions } from '../../api/useContradictions.ts';
import { readContradictionState } from '../../contradictionState.ts';
import { ContradictionCard } from './ContradictionCard.tsx';

/** Contradictions in a chatbot's sources, which give the same thing two figures, and the figure that answers use. */
export default function ContradictionsPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const canDecide = useCan('contradiction.decide');
  const [params] = useSearchParams();
  const state = readContradictionState(params);
  const found = useContradictions(chatbotId, state);
  return (
    <>
      <PageHeader
        title={t('contradictions.title')}
        context={t(canDecide ? 'contradictions.context' : 'contradictions.contextReader')}
        action={<BackToSources chatbotId={chatbotId} />}
      />
      <FilterLinks
        label={t('contradictions.state')}
        links={CONTRADICTION_STATES.map((one) => ({
          search: one === 'open' ? '' : `state=${one}`,
          label: t(`contradictions.state.${one}`),
          isCurrent: one === state,
        }))}
      />
      {found.status === 'loading' && (
        <Stack spacing={2} aria-busy="true">
          {[0, 1].map((row) => (
            <Skeleton key={row} variant="rounded" height={220} />
          ))}
        </Stack>
      )}
      {found.status === 'error' && (
        <ErrorState title={t('contradictions.loadFailed')} error={found.error} onRetry={found.retry} />
      )}
      {found.status === 'ready' && found.value.length === 0 && (
        <EmptyState
          icon="circle-check"
          title={t(`contradictions.none.${state}`)}
          text={t(`contradictions.noneText.${state}`)}
        />
      )}
      {found.status === 'ready' && found.value.length > 0 && (
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.value.map((contradiction) => (
            <li key={contradiction.id}>
              <ContradictionCard contradiction={contradiction} canDecide={canDecide} />
            </li>
          ))}
        </Stack>
      )}
      {found.status === 'ready' && found.value.length >= LIMITS.contradictionsPerChatbot && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('contradictions.full', { max: LIMITS.contradictionsPerChatbot })}
        </Typography>
      )}
    </>
  );
}

function BackToSources({ chatbotId }: { chatbotId: string }) {
  const t = useTranslate();
  return (
    <Button
      component={PageLink}
      to={paths.chatbotSources(chatbotId)}
      startIcon={<AppIcon name="arrow-left" size={18} />}
    >
      {t('contradictions.back')}
    </Button>
  );
}
