import {
  changeSiteTrial,
  type SiteTrialProposal,
  changedProposalSchema,
} from '@parlance/domain/contracts/trials/siteTrials';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useShownErrors } from '#web/lib/settings/useShownErrors.ts';
import type { FieldsOf } from '#web/lib/settings/useSettingsForm.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

export interface ProposalForm extends FieldsOf<keyof SiteTrialProposal> {
  /** As it is stored. */
  saved: SiteTrialProposal;
  isDirty: boolean;
  isBusy: boolean;
  revert: () => void;
  /** True if it is stored. What went wrong is said in a toast or by the fields. */
  save: (form: HTMLFormElement) => Promise<boolean>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const NO_EDITS: Partial<SiteTrialProposal> = {};

/**
 * A form over what was proposed for a trial.
 * @param proposal As it was when the trial's page was opened: nobody else changes it.
 */
export function useProposalForm(key: string, proposal: SiteTrialProposal): ProposalForm {
  const t = useTranslate();
  const toast = useToast();
  const shown = useShownErrors();
  const [saved, setSaved] = useState(proposal);
  const [edits, setEdits] = useState(NO_EDITS);
  const [isBusy, setBusy] = useState(false);
  const values = useMemo(() => ({ ...saved, ...edits }), [saved, edits]);
  const errors = inputErrors(t, changedProposalSchema, values);

  const save = async (form: HTMLFormElement) => {
    if (Object.keys(errors).length > 0) {
      shown.refuse(form);
      return false;
    }
    setBusy(true);
    try {
      setSaved((await callContract(changeSiteTrial, { key, proposal: values })).proposal);
      // What was typed meanwhile stays.
      setEdits((current) => (current === edits ? NO_EDITS : current));
      shown.reset();
      toast.success(t('settingsForm.saved'));
      return true;
    } catch (error) {
      toast.failure(error, t('settingsForm.configurationFailed'));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    saved,
    isDirty: JSON.stringify(values) !== JSON.stringify(saved),
    isBusy,
    isReadOnly: false,
    errorOf: (control) => (shown.isShown(control) ? errors[control] : undefined),
    touch: shown.touch,
    change: (field, value) => setEdits((current) => ({ ...current, [field]: value })),
    revert: () => {
      setEdits(NO_EDITS);
      shown.reset();
    },
    save,
    onSubmit: (event) => {
      event.preventDefault();
      void save(event.currentTarget);
    },
  };
}
