import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { submissionSchema } from '@parlance/domain/documents/forms/submission';
import { paths as documents } from '@parlance/domain/paths';
import { newestSubmissions } from '@parlance/domain/queries/submissions';
import { useIntl } from 'react-intl';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface SubmissionLinksProps {
  /** The conversation in which forms were filled in, the lead that came of one, or the contact who did. */
  of: { chatId: string } | { leadId: string } | { contactId: string };
}

/** Forms shown at most. */
const MOST = 5;

/** Links to the forms that somebody has filled in, the newest first; nothing where there are none. One read for each. */
export function SubmissionLinks({ of }: SubmissionLinksProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { orgId } = useMembership();
  const spec = specOf(newestSubmissions, documents.submissions(orgId), of);
  const found = useCollection({ ...spec, limit: MOST }, submissionSchema);
  if (found.status === 'error') {
    return (
      <Typography variant="caption" component="p" color="textSecondary">
        {t('submissions.loadFailed')}{' '}
        <Button size="small" onClick={found.retry}>
          {t('common.tryAgain')}
        </Button>
      </Typography>
    );
  }
  if (found.status === 'loading' || found.value.length === 0) return false;
  return (
    <Typography variant="body2" component="div" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
      {t('submissions.here')}:{' '}
      {found.value.map(({ id, chatbotId, formName, at }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <MuiLink component={PageLink} to={paths.chatbotSubmission(chatbotId, id)}>
            {formName} ({intl.formatDate(at, { dateStyle: 'short', timeStyle: 'short' })})
          </MuiLink>
        </span>
      ))}
    </Typography>
  );
}
