const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Text of a link, a mention or a date between angle brackets: https://docs.slack.dev/messaging/formatting-message-text#retrieving-messages */
function shownOf(inner: string): string {
  const [target = '', label] = inner.split('|', 2);
  if (/^[@!]/.test(target)) return label ?? '';
  if (target.startsWith('#')) return label === undefined ? '' : `#${label}`;
  const address = target.replace(/^(?:mailto|tel):/, '');
  return label === undefined || label === address || label === target ? address : `[${label}](${target})`;
}

/** A member's words as a visitor reads them: links and bold type stay, mentions of colleagues do not. */
export function fromSlackText(text: string): string {
  return text
    .replace(/<([^<>]*)>/g, (_, inner: string) => shownOf(inner))
    .replace(/(^|[\s(])\*([^*\n]+)\*(?=$|[\s).,!?:;])/g, '$1**$2**')
    .replace(/&(?:amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
