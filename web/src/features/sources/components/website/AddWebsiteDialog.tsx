import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { PatternFields } from './PatternFields.tsx';
import { ModeField } from './ModeField.tsx';
import { useAddWebsite } from './useAddWebsite.ts';

interface AddWebsiteDialogProps {
  chatbotId: string;
  onClose: () => void;
}

/** Has a website read. Open as long as it is rendered. */
export function AddWebsiteDialog({ chatbotId, onClose }: AddWebsiteDialogProps) {
  const t = useTranslate();
  const { org } = useMembership();
  const { form, mode, setMode, isWeekly, setWeekly, isBusy, failure } = useAddWebsite(chatbotId, onClose);
  const pages = PLAN_LIMITS[org.plan].websitePages;
  return (
    <FormDialog
      title={t('website.addTitle')}
      submitLabel={t('website.addSubmit')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="url"
        label={t('website.url')}
        helperText={t('website.urlHint')}
        maxLength={LIMITS.urlCharacters}
        autoComplete="url"
      />
      <div>
        <ModeField mode={mode} onChange={setMode} />
        {mode !== 'page' && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t('website.pageCap', { count: pages })}
          </Typography>
        )}
      </div>
      {mode !== 'page' && <PatternFields form={form} />}
      <FormControlLabel
        control={<Checkbox checked={isWeekly} onChange={(event) => setWeekly(event.target.checked)} />}
        label={t('website.weekly')}
      />
    </FormDialog>
  );
}
