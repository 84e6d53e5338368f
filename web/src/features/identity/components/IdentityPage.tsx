import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useIdentity } from '../api/useIdentity.ts';
import { CheckSection } from './CheckSection.tsx';
import { KeySetSection } from './KeySetSection.tsx';
import { PageCodeSection } from './PageCodeSection.tsx';
import { SecretSection } from './SecretSection.tsx';
import { TokenNews } from './TokenNews.tsx';

/** Settings by which a chatbot knows the customers who are signed in at the business. */
export default function IdentityPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const identity = useIdentity(chatbotId);
  const canManage = useCan('identity.manage');
  return (
    <>
      <PageHeader title={t('identity.title')} context={t('identity.context')} help="developers/signed-identity" />
      {!canManage && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('identity.readOnly')}
        </Typography>
      )}
      {identity.status === 'loading' && <Skeleton variant="rounded" height={240} />}
      {identity.status === 'error' && (
        <ErrorState title={t('identity.loadFailed')} error={identity.error} onRetry={identity.retry} />
      )}
      {identity.status === 'ready' && (
        <>
          <TokenNews identity={identity.value} />
          <SecretSection chatbotId={chatbotId} identity={identity.value} canManage={canManage} />
          <KeySetSection
            key={identity.value?.keySetUrl}
            chatbotId={chatbotId}
            keySetUrl={identity.value?.keySetUrl ?? ''}
            canManage={canManage}
          />
          <PageCodeSection />
          {canManage && <CheckSection chatbotId={chatbotId} />}
        </>
      )}
    </>
  );
}
