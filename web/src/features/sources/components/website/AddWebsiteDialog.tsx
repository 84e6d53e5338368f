import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { addWebsite } from '@parlance/domain/contracts/sources';
import type { Website } from '@parlance/domain/documents/knowledge/source';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useToast } from '#web/components/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { pathPatterns } from '../../pathPatterns.ts';
import { siteOf } from '../../siteOf.ts';
import { typedUrl } from '../../typedUrl.ts';
import { PatternFields } from './PatternFields.tsx';
import { ModeField } from './ModeField.tsx';
import { usePatternErrors } from './usePatternErrors.ts';

interface AddWebsiteDialogProps {
  chatbotId: string;
  onClose: () => void;
}

interface Refusal {
  url: string;
  error: AppError;
}

/** Failures that are about the address. */
const OF_ADDRESS: readonly string[] = ['url-invalid', 'address-not-allowed'];

/** Has a website read. Open as long as it is rendered. */
export function AddWebsiteDialog({ chatbotId, onClose }: AddWebsiteDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const patternErrors = usePatternErrors();
  const { orgId, org } = useMembership();
  const [sourceId] = useState(newId);
  const [mode, setMode] = useState<Website['mode']>('site');
  const [isWeekly, setWeekly] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [failure, setFailure] = useState<{ error: unknown }>();

  const urlError = (url: string) => {
    const verdict = typedUrl(url);
    if (verdict === 'missing') return t('website.urlRequired');
    if (verdict === 'invalid') return t('error.url-invalid');
    return refusal?.url === url ? errorText(refusal.error) : undefined;
  };
  const form = useForm({
    initial: { url: '', include: '', exclude: '' },
    validate: ({ url, ...patterns }) => {
      const ofUrl = urlError(url);
      return { ...(ofUrl === undefined ? {} : { url: ofUrl }), ...(mode === 'page' ? {} : patternErrors(patterns)) };
    },
    onValid: ({ url, include, exclude }) => {
      setBusy(true);
      setFailure(undefined);
      const patternsOf = (text: string) => (mode === 'page' ? [] : pathPatterns(text).patterns);
      const send = async () => {
        const settings = { include: patternsOf(include), exclude: patternsOf(exclude), weekly: isWeekly };
        await callContract(addWebsite, { orgId, chatbotId, sourceId, url: url.trim(), mode, ...settings });
        toast.success(t('website.added', { site: siteOf(url.trim()) }));
        onClose();
      };
      send().catch((error: unknown) => {
        setBusy(false);
        if (error instanceof AppError && OF_ADDRESS.includes(error.code)) {
          setRefusal({ url, error });
          form.leave('url');
        } else setFailure({ error });
      });
    },
  });
  const pages = PLAN_LIMITS[org.plan].websitePages;
  return (
    <FormDialog
      title={t('website.addTitle')}
      submitLabel={t('website.addSubmit')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
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
