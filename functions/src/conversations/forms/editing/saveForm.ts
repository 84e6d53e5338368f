import type { FormContent } from '@parlance/domain/documents/forms/form';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { dequal } from 'dequal/lite';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { changeForms } from './changeForms.ts';

interface SavedForm {
  formId: string;
  /** The one that was read; 0 of a new form. */
  version: number;
  content: FormContent;
}

/**
 * Saves a form under `version` + 1; what is stored already is not stored again. All of the chatbot's are read, so that no more come in
 * than there is room for. Throws what the contract `saveForm` says.
 */
export async function saveForm(
  who: Membership,
  chatbotId: string,
  { formId, version, content }: SavedForm,
  now = new Date(),
): Promise<void> {
  const { orgId } = who;
  const ref = refs.form(orgId, chatbotId, formId);
  await changeForms(who, chatbotId, ({ transaction, forms }) => {
    const present = forms.find(({ id }) => id === formId)?.data();
    const others = forms.filter(({ id }) => id !== formId).map((other) => other.data());
    const after = [...others, content];
    if (present !== undefined && dequal({ ...present, ...content }, present)) return after;
    if (present === undefined && version > 0) throw new AppError('not-found');
    if (present !== undefined && present.version !== version) throw new AppError('form-changed');
    const entry = { subject: content.name, chatbotId };
    if (present === undefined) {
      const max = LIMITS.formsPerChatbot;
      if (others.length >= max) throw new AppError('form-limit-reached', { current: others.length, max });
      transaction.create(ref, { ...content, version: 1, createdBy: who.uid, createdAt: now, updatedAt: now });
      recordActivity(transaction, orgId, who, { kind: 'form-created', ...entry });
    } else {
      transaction.update(ref, { ...content, version: version + 1, updatedAt: now });
      recordActivity(transaction, orgId, who, { kind: 'form-updated', ...entry });
    }
    return after;
  });
}
