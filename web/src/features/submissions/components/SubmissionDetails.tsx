import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Submission } from '@parlance/domain/documents/forms/submission';
import { useIntl } from 'react-intl';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { Fact } from '#web/components/ui/Fact.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { SubmittedFile } from './SubmittedFile.tsx';

interface SubmissionDetailsProps {
  submission: Stored<Submission>;
}

/** Answers of a submission with their questions as the visitor read them, and the ways to its lead and its conversation. */
export function SubmissionDetails({ submission }: SubmissionDetailsProps) {
  const { id, chatbotId, chatId, leadId, answers, at } = submission;
  const t = useTranslate();
  const intl = useIntl();
  const { org } = useMembership();
  return (
    <>
      <Stack component="dl" spacing={2} sx={{ m: 0 }}>
        {answers.map(({ field, label, shown, file }) => (
          <Fact key={field} label={label}>
            {file !== null && <SubmittedFile submissionId={id} field={field} name={shown} />}
            {file === null && shown}
            {file === null && shown === '' && (
              <Typography component="span" color="textSecondary">
                {t('submissions.unanswered')}
              </Typography>
            )}
          </Fact>
        ))}
        <Fact label={t('submissions.at')}>
          {intl.formatDate(at, { dateStyle: 'full', timeStyle: 'short', timeZone: org.timezone })}
        </Fact>
        <Fact label={t('submissions.from')}>
          {t(chatId === null ? 'submissions.fromPage' : 'submissions.fromChat')}
        </Fact>
      </Stack>
      <Stack direction="row" spacing={2} sx={{ mt: 3, '&:empty': { display: 'none' } }}>
        {leadId !== null && (
          <MuiLink component={PageLink} to={paths.chatbotLead(chatbotId, leadId)}>
            {t('submissions.toLead')}
          </MuiLink>
        )}
        {chatId !== null && (
          <MuiLink component={PageLink} to={paths.chatbotChat(chatbotId, chatId)}>
            {t('submissions.toChat')}
          </MuiLink>
        )}
      </Stack>
    </>
  );
}
