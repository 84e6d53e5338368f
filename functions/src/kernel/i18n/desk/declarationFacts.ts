import type { Declaration } from '@parlance/domain/documents/declarations/declaration';
import type { Locale } from '@parlance/domain/locales';
import { DESK_TEXTS } from './DESK_TEXTS.ts';

/** One line of a receipt. `field` is the declaration's, of those that hold the customer's own words. */
export interface DeclarationFact {
  label: string;
  value: string;
  field: 'name' | 'contract' | 'reason' | 'message' | undefined;
}

interface FactOptions {
  /** The reference number. */
  reference: string;
  locale: Locale;
  /** IANA time zone of the business, which stands beside the time. */
  timezone: string;
}

/** All that a receipt says of a declaration, in its order: when it was received, under which number, and its content. */
export function declarationFacts(
  { kind, name, email, contract, isForCause, reason, endsOn, message, receivedAt }: Declaration,
  { reference, locale, timezone }: FactOptions,
): DeclarationFact[] {
  const { labels, declared } = DESK_TEXTS[locale];
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long', timeZone: timezone });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const facts: (Partial<DeclarationFact> & Pick<DeclarationFact, 'label' | 'value'>)[] = [
    { label: labels.receivedAt, value: time.format(receivedAt) },
    { label: labels.reference, value: reference },
    { label: labels.kind, value: declared[kind] },
    { label: labels.contract, value: contract, field: 'contract' },
    ...(kind === 'withdrawal'
      ? []
      : [
          { label: labels.cancellation, value: isForCause ? labels.forCause : labels.ordinary },
          { label: labels.reason, value: reason, field: 'reason' } as const,
          { label: labels.endsOn, value: endsOn === null ? labels.earliest : day.format(new Date(`${endsOn}T00:00Z`)) },
        ]),
    { label: labels.message, value: message, field: 'message' },
    { label: labels.name, value: name, field: 'name' },
    { label: labels.email, value: email },
  ];
  return facts.flatMap(({ label, value, field }) => (value === '' ? [] : { label, value, field }));
}
