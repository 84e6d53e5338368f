import type { RuntimeConfig } from '@parlance/domain/runtimeConfig';
import fs from 'node:fs';
import path from 'node:path';
import { pagePolicy } from './pagePolicy.ts';

/** React and hand-written pages differ in the letters. What names the encoding stays first. */
const CHARSET = /<meta charset="utf-8"\s*\/>/i;

/**
 * Gives each page of a site its policy, in front of everything that it could refuse. Throws an `Error` for a page that does not
 * name its encoding, behind which the policy stands.
 */
export function addPolicies(folder: string, config: RuntimeConfig): void {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const place = path.join(folder, file);
    const html = fs.readFileSync(place, 'utf8');
    if (!CHARSET.test(html)) throw new Error(`${file} does not name its encoding`);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html, config)}"/>`;
    fs.writeFileSync(
      place,
      html.replace(CHARSET, (charset) => `${charset}${meta}`),
    );
  }
}
