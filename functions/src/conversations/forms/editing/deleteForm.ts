import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { changeForms } from './changeForms.ts';

/** Deletes a form, unless it is gone; what was sent with it stays. Throws `not-found` without the chatbot. */
export async function deleteForm(who: Membership, chatbotId: string, formId: string): Promise<void> {
  await changeForms(who, chatbotId, ({ transaction, forms }) => {
    const found = forms.find(({ id }) => id === formId);
    if (found !== undefined) {
      transaction.delete(found.ref);
      recordActivity(transaction, who.orgId, who, { kind: 'form-deleted', subject: found.data().name, chatbotId });
    }
    return forms.filter(({ id }) => id !== formId).map((other) => other.data());
  });
}
