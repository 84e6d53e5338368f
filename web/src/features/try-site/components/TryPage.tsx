import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useSiteTrial } from '../api/useSiteTrial.ts';
import { TryForm } from './TryForm.tsx';
import { TryView } from './TryView.tsx';

/** A chatbot of one's own website before there is an account: an address, then what is read, what is proposed and the chat. */
export function TryPage() {
  const t = useTranslate();
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
      <TryForm
        initial={website}
        isBusy={state.kind === 'busy'}
        isOver={state.kind === 'form' && state.isOver === true}
        failure={state.kind === 'form' ? state.failure : undefined}
        onBegin={begin}
      />
    </Box>
  );
}
