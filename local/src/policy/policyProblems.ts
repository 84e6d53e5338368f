import { scriptHashes } from './pagePolicy.ts';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\s*\/>/;
const TAG = /<[a-z][^>]*>/gi;
const HANDLER = /\son[a-z]+\s*=/i;
const SCRIPT_URL = /\b(?:href|src|action)\s*=\s*["']?\s*javascript:/i;

/** Problems of a page's policy, one sentence each: parts of the page that it refuses, and things that it must not allow. */
export function policyProblems(file: string, html: string): string[] {
  const [tag, policy = ''] = POLICY.exec(html) ?? [];
  if (tag === undefined) return [`${file} has no Content-Security-Policy.`];
  const directive = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? '';
  const sources = new Set(directive.split(' ').slice(1));
  const tags = html.match(TAG) ?? [];
  return [
    ...scriptHashes(html)
      .filter((hash) => !sources.has(hash))
      .map((hash) => `${file} has an inline script that its policy refuses: ${hash}.`),
    ...(html.slice(0, html.indexOf(tag)).includes('<script') ? [`${file} has a script in front of its policy.`] : []),
    ...["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:']
      .filter((source) => sources.has(source))
      .map((source) => `${file} lets scripts run by ${source}.`),
    ...tags
      .filter((one) => HANDLER.test(one.replaceAll(/"[^"]*"|'[^']*'/g, '""')) || SCRIPT_URL.test(one))
      .map((one) => `${file} has a script in an attribute: ${one.slice(0, 80)}`),
  ];
}
