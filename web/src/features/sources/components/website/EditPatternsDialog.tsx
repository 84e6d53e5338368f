import Typography from '@mui/material/Typography';
import { updateWebsite } from '@parlance/domain/contracts/sources/sources';
import type { WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { linesOf } from '#web/lib/forms/linesOf.ts';
import { patternErrors } from '../../patternErrors.ts';
import { PatternFields } from './PatternFields.tsx';

interface EditPatternsDialogProps {
  source: Stored<WebsiteSource>;
  onClose: () => void;
}

/** Changes which pages of a website count. Open as long as it is rendered. */
export function EditPatternsDialog({ source, onClose }: EditPatternsDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const { id: sourceId, website } = source;
  const { isBusy, failure, run } = useSubmit(async (include: string[], exclude: string[]) => {
    await callContract(updateWebsite, { orgId, sourceId, include, exclude, weekly: website.weekly });
    toast.success(t('website.patternsSaved'));
    onClose();
  });
  const form = useForm({
    initial: { include: website.include.join('\n'), exclude: website.exclude.join('\n') },
    validate: (values) => patternErrors(t, values),
    onValid: ({ include, exclude }) => run(linesOf(include), linesOf(exclude)),
  });
  return (
    <FormDialog
      title={t('website.patternsTitle')}
      submitLabel={t('website.patternsSave')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('website.patternsText')}</Typography>
      <PatternFields form={form} />
    </FormDialog>
  );
}
