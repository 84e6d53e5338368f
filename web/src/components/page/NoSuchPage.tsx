import Button from '@mui/material/Button';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { PageHeader } from './PageHeader.tsx';

interface NoSuchPageProps {
  /** An address that there is not, or one whose ids are none. Specification point 8. */
  kind: 'unknown' | 'invalid';
  /** The nearest page that exists. */
  to: string;
  label: string;
}

/** In place of a page that does not exist, where what stands around it does. */
export function NoSuchPage({ kind, to, label }: NoSuchPageProps) {
  const t = useTranslate();
  return (
    <PageHeader
      title={`404 ${t(kind === 'unknown' ? 'status.pageNotFound' : 'status.pageNotFoundTitle')}`}
      context={t('status.notFoundText')}
      action={
        <Button variant="contained" component={PageLink} to={to}>
          {label}
        </Button>
      }
    />
  );
}
