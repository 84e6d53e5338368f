import Button from '@mui/material/Button';
import { ATTACHMENT_TYPES } from '@parlance/domain/attachments/attachment';
import { readSubmissionFile } from '@parlance/domain/contracts/forms/submissions';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { saveDataUrl } from '#web/lib/browser/saveDataUrl.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface SubmittedFileProps {
  submissionId: string;
  field: string;
  name: string;
}

/** Button that reads a file of a submission and saves it. It is not opened here: what is in it, a stranger has written. */
export function SubmittedFile({ submissionId, field, name }: SubmittedFileProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    const { type, data } = await callContract(readSubmissionFile, { orgId, submissionId, field });
    saveDataUrl(name, `data:${ATTACHMENT_TYPES[type]};base64,${data}`);
  }, t('submissions.fileFailed'));
  return (
    <Button
      size="small"
      startIcon={<AppIcon name="download" size={16} />}
      loading={isBusy}
      loadingPosition="start"
      onClick={() => run()}
    >
      {t('submissions.saveFile', { name })}
    </Button>
  );
}
