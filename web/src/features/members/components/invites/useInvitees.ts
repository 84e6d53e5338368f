import { inviteMember } from '@parlance/domain/contracts/members';
import { type Locale, toLocale } from '@parlance/domain/locales';
import { useState } from 'react';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { toAssignableRole } from '../../toAssignableRole.ts';
import { inviteAll } from './inviteAll.ts';

type InviteeField = `fullName.${number}` | `email.${number}`;
export type InviteForm = Form<InviteeField | 'role' | 'locale'>;
type Values = InviteForm['values'];

export interface Invitees {
  form: InviteForm;
  /** Those that are still to be invited, each by the number in the names of its fields. */
  numbers: readonly number[];
  /** Reasons people were not invited, by their number. */
  failures: ReadonlyMap<number, unknown>;
  isBusy: boolean;
  add: () => void;
  remove: (number: number) => void;
}

function personOf(values: Values, number: number): { fullName: string; email: string } {
  return { fullName: values[`fullName.${number}`] ?? '', email: values[`email.${number}`] ?? '' };
}

/**
 * Several people who are invited with one role: each is an invitation of its own. Who was invited leaves the form, the others stay with
 * the reason.
 * @param onSent Called with the addresses that were invited, and why the others were not.
 */
export function useInvitees(
  locale: Locale,
  onSent: (emails: readonly string[], failures: readonly unknown[]) => void,
): Invitees {
  const t = useTranslate();
  const { orgId } = useMembership();
  const [numbers, setNumbers] = useState<readonly number[]>([0]);
  const [failures, setFailures] = useState<ReadonlyMap<number, unknown>>(new Map());
  const [isBusy, setBusy] = useState(false);

  const send = async (values: Values) => {
    const shared = { orgId, role: toAssignableRole(values.role), locale: toLocale(values.locale) };
    const sent = await inviteAll(
      numbers.map((number) => ({ number, input: { ...shared, ...personOf(values, number) } })),
    );
    setBusy(false);
    setFailures(sent.failures);
    if (sent.failures.size > 0) setNumbers([...sent.failures.keys()]);
    onSent(sent.emails, [...sent.failures.values()]);
  };
  const form = useForm<InviteeField | 'role' | 'locale'>({
    initial: { 'fullName.0': '', 'email.0': '', role: 'member', locale },
    validate: (values) =>
      Object.fromEntries(
        numbers.flatMap((number) =>
          Object.entries(inputErrors(t, inviteMember.input, personOf(values, number))).map(([field, error]) => [
            `${field}.${number}`,
            error,
          ]),
        ),
      ),
    onValid: (values) => {
      setBusy(true);
      setFailures(new Map());
      void send(values);
    },
  });
  const add = () => {
    const next = Math.max(...numbers) + 1;
    form.change(`fullName.${next}`, '');
    form.change(`email.${next}`, '');
    setNumbers([...numbers, next]);
  };
  const remove = (number: number) => setNumbers(numbers.filter((each) => each !== number));
  return { form, numbers, failures, isBusy, add, remove };
}
