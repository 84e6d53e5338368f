import type { Settings } from './settingsFields.ts';

function lines(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Settings as they are stored: without spaces around texts, empty lines and questions that were left blank. */
export function tidySettings(edited: Partial<Settings>): Partial<Settings> {
  const tidy = { ...edited };
  if (tidy.name !== undefined) tidy.name = tidy.name.trim();
  if (tidy.description !== undefined) tidy.description = tidy.description.trim();
  if (tidy.displayName !== undefined) tidy.displayName = tidy.displayName.trim();
  if (tidy.messagePlaceholder !== undefined) tidy.messagePlaceholder = tidy.messagePlaceholder.trim();
  if (tidy.footerText !== undefined) tidy.footerText = tidy.footerText.trim();
  if (tidy.systemInstructions !== undefined) tidy.systemInstructions = tidy.systemInstructions.trim();
  if (tidy.initialMessages) tidy.initialMessages = lines(tidy.initialMessages);
  if (tidy.suggestedMessages) tidy.suggestedMessages = lines(tidy.suggestedMessages);
  if (tidy.conversationStarters) tidy.conversationStarters = lines(tidy.conversationStarters);
  if (tidy.contactCard) {
    tidy.contactCard = { email: tidy.contactCard.email.trim(), phone: tidy.contactCard.phone.trim() };
  }
  if (tidy.faqs) {
    tidy.faqs = tidy.faqs
      .map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }))
      .filter(({ question, answer }) => question !== '' || answer !== '');
  }
  if (tidy.leadForm) {
    const { consentText, autoReplyText } = tidy.leadForm;
    tidy.leadForm = { ...tidy.leadForm, consentText: consentText.trim(), autoReplyText: autoReplyText.trim() };
  }
  return tidy;
}
