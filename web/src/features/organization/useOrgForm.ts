import { updateOrg } from '@parlance/domain/contracts/organizations';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { toLocale } from '@parlance/domain/locales';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface OrgForm {
  form: Form<'name' | 'timezone' | 'locale'>;
  isBusy: boolean;
  isChanged: boolean;
  /** Saves what is filled in: true if it is stored. */
  save: () => Promise<boolean>;
}

/** The form of the organization's fields. Saving stores all of them together. */
export function useOrgForm(stored: Org): OrgForm {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run, attempt } = useAction(async (name: string, timezone: string, locale: string) => {
    await callContract(updateOrg, { orgId, name, timezone, locale: toLocale(locale) });
    toast.success(t('org.saved'));
  }, t('org.saveFailed'));
  const form = useForm({
    initial: { name: stored.name, timezone: stored.timezone, locale: stored.locale },
    validate: (values) => inputErrors(t, updateOrg.input, values),
    onValid: ({ name, timezone, locale }) => run(name.trim(), timezone, locale),
  });
  const { values } = form;
  const isChanged =
    values.name.trim() !== stored.name || values.timezone !== stored.timezone || values.locale !== stored.locale;
  const save = async () => form.check() && attempt(values.name.trim(), values.timezone, values.locale);
  return { form, isBusy, isChanged, save };
}
