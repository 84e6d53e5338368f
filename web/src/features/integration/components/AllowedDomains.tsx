import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { changeAllowedDomains } from '@parlance/domain/contracts/chatbots';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { AddDomainForm } from './AddDomainForm.tsx';
import { AllowedDomain } from './AllowedDomain.tsx';

interface AllowedDomainsProps {
  chatbotId: string;
  domains: readonly string[];
}

/** The sites that may embed the chatbot. Admins change them, everybody sees them. */
export function AllowedDomains({ chatbotId, domains }: AllowedDomainsProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const canUpdate = useCan('domains.update');
  const { isBusy, run } = useAction(async (add: string[], remove: string[]) => {
    await callContract(changeAllowedDomains, { orgId, chatbotId, add, remove });
    toast.success(t('domains.saved'));
  });
  return (
    <section aria-label={t('domains.title')}>
      <Typography variant="h2">{t('domains.title')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {t('domains.text')}
      </Typography>
      {domains.length === 0 ? (
        <Typography sx={{ mb: 2 }}>{t('domains.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, mb: 2, p: 0 }}>
          {domains.map((domain) => (
            <AllowedDomain
              key={domain}
              domain={domain}
              isBusy={isBusy}
              onRemove={canUpdate ? () => run([], [domain]) : undefined}
            />
          ))}
        </Box>
      )}
      {canUpdate ? (
        <AddDomainForm domains={domains} isBusy={isBusy} onAdd={(domain) => run([domain], [])} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('domains.readOnly')}
        </Typography>
      )}
    </section>
  );
}
