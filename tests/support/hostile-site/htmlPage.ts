/** A page with a title, text of its own, and links. `extra` goes into its head. */
export function htmlPage(title: string, text: string, links: readonly string[] = [], extra = ''): string {
  const list = links.map((href) => `<li><a href="${href}">${href}</a></li>`).join('');
  return `<!doctype html><html lang="en"><head><title>${title}</title>${extra}</head><body><main><h1>${title}</h1><p>${text}</p></main><nav><ul>${list}</ul></nav></body></html>`;
}

/** Sentences that no other page has. */
export function prose(topic: string): string {
  return `The ${topic} stands on a shelf of its own. Whoever asks for the ${topic} at the counter gets it within three days, and the ${topic} may be returned within a month.`;
}
