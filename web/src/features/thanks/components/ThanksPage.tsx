import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Locale } from '@parlance/domain/locales';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { Purchase } from './Purchase.tsx';

interface ThanksPageProps {
  locale: Locale;
}

/** Thanks somebody who has just become a customer, and says what comes next. */
export function ThanksPage({ locale }: ThanksPageProps) {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t('thanks.title')} />
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: '72ch' }}>
        <Purchase />
        <Typography>{t('thanks.text')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
          <Button variant="contained" component={PageLink} to={paths.dashboard()}>
            {t('status.toDashboard')}
          </Button>
          <Button variant="outlined" component={PageLink} to={paths.settingsBilling()}>
            {t('thanks.toBilling')}
          </Button>
          <Button variant="outlined" href={paths.docs(locale, 'getting-started')}>
            {t('thanks.toDocs')}
          </Button>
        </Box>
      </Box>
    </>
  );
}
