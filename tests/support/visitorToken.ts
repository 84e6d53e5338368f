import { suiteUrls } from './suiteUrls.ts';

/** The visitor token of a fresh iframe page, taken from its HTML as a browser would. */
export async function visitorToken(chatbotId: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${suiteUrls.functions}/web/iframe/${chatbotId}`, { headers });
  const html = await response.text();
  const token = /"visitorToken":"([^"]+)"/.exec(html)?.[1];
  if (token === undefined) throw new Error(`no token, HTTP ${response.status}: ${html.slice(0, 300)}`);
  return token;
}
