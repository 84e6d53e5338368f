import { ACCESS_SCOPES } from '@parlance/domain/documents/organizations/accessKey';
import { LOCALES } from '@parlance/domain/locales';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { matchOperation } from '../../../functions/src/edge/api/matchOperation.ts';
import { OPERATIONS } from '../../../functions/src/edge/api/OPERATIONS.ts';
import { TOOLS } from '../../../functions/src/edge/api/mcp/TOOLS.ts';
import { readRepo } from '../../support/repo.ts';

/** Each shows a call: its method where it is no GET, its address below /api/v1, its body. */
const EXAMPLES = {
  bash: /^curl(?: -X (?<method>\w+))?[\s\S]*?(?:-d '(?<body>[^']+)'[\s\S]*?)?"https:\/\/HOST\/api\/v1(?<target>[^"]+)"$/,
  ts: /^await api\('(?<method>\w+)', '(?<target>[^']+)'(?:, (?<body>\{.+\}))?\);$/,
  python: /^api\("(?<method>\w+)", "(?<target>[^"]+)"(?:, (?<body>\{.+\}))?\)$/,
} as const;

/** The address and the scope of an operation, as documentation has them. */
function headOf({ method, path }: (typeof OPERATIONS)[number], base = ''): string {
  return `\`${method} ${base}${path}\``;
}

/** Ids stand in examples by what they are of. */
function operationOf(method: string, target: string) {
  const match = matchOperation(OPERATIONS, method, target.split('?')[0] ?? '');
  return match !== undefined && 'operation' in match ? match.operation : undefined;
}

it('docs/api.md has every operation with its scope, and every tool', () => {
  const docs = readRepo('docs/api.md');
  for (const operation of OPERATIONS) expect(docs).toContain(`| ${headOf(operation)} | \`${operation.scope}\` |`);
  for (const { name, operation } of TOOLS) expect(docs).toContain(`| \`${name}\` | ${headOf(operation)} |`);
});

describe.each(LOCALES)('the documentation in %s', (locale) => {
  const docs = readRepo(`web/content/${locale}/docs/developers/api.md`);
  const sections = docs.split('\n### ').slice(1);
  const sectionOf = (operation: (typeof OPERATIONS)[number]) =>
    sections.find((section) => section.includes(headOf(operation, '/api/v1'))) ?? '';

  it.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
    'shows %s in curl, TypeScript and Python, as it is taken',
    (id, operation) => {
      const section = sectionOf(operation);
      expect(section).toContain(`\`${operation.scope}\``);
      for (const [language, pattern] of Object.entries(EXAMPLES)) {
        const [, code = ''] = new RegExp(`\`\`\`${language}\\n([\\s\\S]+?)\\n\`\`\``).exec(section) ?? [];
        const { method = 'GET', target = '', body } = pattern.exec(code)?.groups ?? {};
        const isJson = language === 'bash';
        const implied = isJson && body !== undefined && !code.includes('-X') ? 'POST' : method;
        expect([language, operationOf(implied, target)?.id]).toEqual([language, id]);
        expect([language, body === undefined]).toEqual([language, operation.body === null]);
        const query = Object.fromEntries(new URLSearchParams(target.split('?')[1]));
        operation.query.parse(query);
        if (isJson && operation.body !== null) operation.body.parse(JSON.parse(body ?? ''));
      }
    },
  );

  it('names every field, every scope and every tool', () => {
    const entries = OPERATIONS.flatMap(({ answer }) => (answer.kind === 'none' ? [] : [answer.entry]));
    const fields = entries.flatMap((entry) => Object.keys(z.instanceof(z.ZodObject).parse(entry).shape));
    const names = [...fields, ...ACCESS_SCOPES, ...TOOLS.map(({ name }) => name)];
    expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  });
});
