const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text that Slack shows as it is: no mention, no link of its own. https://docs.slack.dev/messaging/formatting-message-text#escaping */
export function escapeSlack(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
