import { createWebhook } from '@parlance/domain/contracts/webhooks';
import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from '@parlance/domain/documents/organizations/webhook';
import { isHttpsAddress } from '@parlance/domain/addresses/httpsAddress';
import { useState } from 'react';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';

type WebhookChoice = Pick<Webhook, 'address' | 'events'>;

export interface WebhookForm {
  /** The address. `events` is in it for its error alone. */
  form: Form<'address' | 'events'>;
  events: readonly WebhookEvent[];
  choose: (event: WebhookEvent, isChosen: boolean) => void;
}

/** Form of a webhook: an address and at least one event. */
export function useWebhookForm(initial: WebhookChoice, onValid: (choice: WebhookChoice) => void): WebhookForm {
  const t = useTranslate();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(initial.events);
  const form = useForm({
    initial: { address: initial.address, events: '' },
    validate: ({ address }) => {
      const typed = address.trim();
      const found = inputErrors(t, createWebhook.input, { address, events });
      const isPlain = typed !== '' && !isHttpsAddress(typed);
      return {
        address: found['address'] ?? (isPlain ? t('webhooks.addressInvalid') : undefined),
        events: events.length === 0 ? t('webhooks.eventsMissing') : undefined,
      };
    },
    onValid: ({ address }) => onValid({ address: address.trim(), events: [...events] }),
  });
  const choose = (event: WebhookEvent, isChosen: boolean) => {
    form.touch('events');
    setEvents(WEBHOOK_EVENTS.filter((one) => (one === event ? isChosen : events.includes(one))));
  };
  return { form, events, choose };
}
