import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Declaration } from '@parlance/domain/documents/declarations/declaration';
import { safeHref } from '@parlance/domain/markdown/safeHref';
import { useIntl } from 'react-intl';
import { Fact } from '#web/components/ui/Fact.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { DeclarationStatus } from './DeclarationStatus.tsx';

interface DeclarationDetailsProps {
  declaration: Stored<Declaration>;
}

/** Content of a declaration, by the time of the organization, and how far the work on it is. */
export function DeclarationDetails({ declaration }: DeclarationDetailsProps) {
  const { kind, name, email, contract, isForCause, reason, endsOn, message, receivedAt, receipt } = declaration;
  const t = useTranslate();
  const intl = useIntl();
  const { org } = useMembership();
  const mailto = safeHref(`mailto:${email}`);
  return (
    <>
      <Stack component="dl" spacing={2} sx={{ m: 0 }}>
        <Fact label={t('declarations.receivedAt')}>
          {intl.formatDate(receivedAt, { dateStyle: 'full', timeStyle: 'long', timeZone: org.timezone })}
        </Fact>
        <Fact label={t('declarations.contract')}>{contract}</Fact>
        {kind === 'cancellation' && (
          <>
            <Fact label={t('declarations.cancellation')}>
              {t(isForCause ? 'declarations.forCause' : 'declarations.ordinary')}
            </Fact>
            <Fact label={t('declarations.endsOn')}>
              {endsOn === null
                ? t('declarations.earliest')
                : intl.formatDate(`${endsOn}T00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })}
            </Fact>
          </>
        )}
        {reason !== '' && <Fact label={t('declarations.reason')}>{reason}</Fact>}
        {message !== '' && <Fact label={t('declarations.message')}>{message}</Fact>}
        <Fact label={t('declarations.customer')}>{name}</Fact>
        <Fact label={t('form.email')}>{mailto === undefined ? email : <MuiLink href={mailto}>{email}</MuiLink>}</Fact>
        <Fact label={t('declarations.receipt')}>{t(`declarations.receipt.${receipt}`)}</Fact>
      </Stack>
      <DeclarationStatus declaration={declaration} />
    </>
  );
}
