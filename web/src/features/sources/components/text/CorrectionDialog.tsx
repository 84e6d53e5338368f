import type { Source } from '@parlance/domain/documents/knowledge/source';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useCorrection } from '../../api/useCorrection.ts';
import type { Passage } from '../../api/usePreview.ts';
import { type CorrectionKind, type CorrectionValues, correctionErrors, correctionOf } from '../../correction.ts';
import { CorrectionFields } from './CorrectionFields.tsx';

interface CorrectionDialogProps {
  source: Stored<Source>;
  passage: Passage;
  /** Answers do without it already. */
  isMuted: boolean;
  onClose: () => void;
}

/** Takes what is right in place of a passage that was read wrongly: as a text or as a question with its answer. Open as long as it is rendered. */
export function CorrectionDialog({ source, passage, isMuted, onClose }: CorrectionDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const canMute = useCan('contradiction.decide') && !isMuted;
  const [kind, setKind] = useState<CorrectionKind>('text');
  const [mutes, setMutes] = useState(true);
  const store = useCorrection(source, passage);
  const { isBusy, failure, run } = useSubmit(async (values: CorrectionValues) => {
    await store(correctionOf(kind, values), canMute && mutes);
    toast.success(t('correction.saved'));
    onClose();
  });
  const form = useForm({
    initial: { name: t('correction.nameOf', { name: source.name }), text: passage.text, question: '', answer: '' },
    validate: (values) => correctionErrors(t, kind, values),
    onValid: run,
  });
  return (
    <FormDialog
      title={t('correction.title')}
      submitLabel={t('correction.submit')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error, t('correction.failed'))}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <CorrectionFields form={form} kind={kind} onKind={setKind} />
      {canMute && (
        <SettingSwitch label={t('correction.mute')} text={t('correction.muteText')} isOn={mutes} onChange={setMutes} />
      )}
    </FormDialog>
  );
}
