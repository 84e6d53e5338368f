import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { checkInstallation } from '@parlance/domain/contracts/chatbots';
import { changeAllowedDomains } from '@parlance/domain/contracts/chatbots';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { isOriginAllowed, normaliseDomain } from '@parlance/domain/addresses/domainName';
import type * as z from 'zod';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface CheckResultProps {
  chatbot: Stored<Chatbot>;
  result: z.infer<typeof checkInstallation.output>;
}

/** Findings on a page, and what is still missing. */
export function CheckResult({ chatbot, result }: CheckResultProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const canUpdate = useCan('domains.update');
  const { found, host } = result;
  const domain = normaliseDomain(host);
  const { isBusy, run } = useAction(async (added: string) => {
    await callContract(changeAllowedDomains, { orgId, chatbotId: chatbot.id, add: [added], remove: [] });
    toast.success(t('domains.saved'));
  });
  // Allowed since it was looked at.
  const isAllowed = result.isAllowed || isOriginAllowed(`https://${host}`, chatbot.allowedDomains);
  if (found === 'none' || found === 'other') {
    return (
      <Alert severity="warning" icon={<AppIcon name="alert-triangle" />}>
        {t(`installation.${found}`, { host })}
        {!isAllowed && ` ${t('installation.alsoNotAllowed')}`}
      </Alert>
    );
  }
  if (isAllowed) {
    return (
      <Alert severity="success" icon={<AppIcon name="circle-check" />}>
        {t(`installation.${found}`, { host })}
      </Alert>
    );
  }
  return (
    <Alert
      severity="warning"
      icon={<AppIcon name="alert-triangle" />}
      action={
        domain !== undefined && canUpdate ? (
          <Button color="inherit" size="small" loading={isBusy} onClick={() => run(domain)}>
            {t('installation.allow', { host })}
          </Button>
        ) : undefined
      }
    >
      {t('installation.notAllowed', { host })}
    </Alert>
  );
}
