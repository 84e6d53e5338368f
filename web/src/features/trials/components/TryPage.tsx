import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { WebsiteForm } from '#web/components/reading/WebsiteForm.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useSiteTrial } from '../api/useSiteTrial.ts';
import { TryView } from './TryView.tsx';

/** A chatbot of one's own website before there is an account: an address, then what is read, what is proposed and the chat. */
export function TryPage() {
  const t = useTranslate();
  const { locale } = useLocale();
  const [params, setParams] = useSearchParams();
  // The home page's field leads here with what it held.
  const [website] = useState(() => params.get('website')?.trim() ?? '');
  const { state, begin, refresh, leave } = useSiteTrial(website);
  const isOpen = state.kind === 'open';
  useEffect(() => {
    // From now on the tab's key says which website it is.
    if (isOpen) setParams({}, { replace: true });
  }, [isOpen, setParams]);
  if (state.kind === 'open') {
    return (
      <TryView
        key={state.key}
        trialKey={state.key}
        trial={state.trial}
        failure={state.failure}
        onRetry={refresh}
        onLeave={leave}
      />
    );
  }
  return (
    <Box sx={{ maxWidth: 680, mx: 'auto', pt: { md: 4 } }}>
      <PageTitle title={t('try.title')} />
      <Typography variant="h1">{t('try.title')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {t('try.text')}
      </Typography>
      <WebsiteForm
        initial={website}
        isBusy={state.kind === 'busy'}
        step={t('try.busy')}
        failure={state.kind === 'form' ? state.failure : undefined}
        onBegin={begin}
        notice={
          state.kind === 'form' &&
          state.isOver === true && (
            <Alert severity="info" icon={<AppIcon name="info-circle" />}>
              {t('try.over')}
            </Alert>
          )
        }
      >
        <Typography variant="body2" color="textSecondary">
          {t('try.privacy')} <Link href={paths.privacyPolicy(locale)}>{t('privacy.link')}</Link>
        </Typography>
      </WebsiteForm>
    </Box>
  );
}
