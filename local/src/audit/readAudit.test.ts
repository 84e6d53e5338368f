import { expect, it } from 'vitest';
import { readAudit } from './readAudit.ts';

function reportOf(severity: string): string {
  const one = { severity, range: '<1.2.3', nodes: ['node_modules/left'], fixAvailable: true };
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { left: one },
    metadata: { dependencies: { prod: 7 } },
  });
}

it.each([
  ['low', 0],
  ['moderate', 0],
  ['high', 1],
  ['critical', 1],
] as const)('a weakness that is %s ends with %d', (severity, code) => {
  const audit = readAudit(reportOf(severity));
  expect(audit.code).toBe(code);
  expect(audit.lines).toEqual([
    `${severity}  left <1.2.3  node_modules/left`,
    `${code} high or critical of 1 in 7 packages`,
  ]);
});

it.each(['', 'not found', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405, error: {} })])(
  'no answer is no good news: %s',
  (stdout) => {
    expect(readAudit(stdout)).toMatchObject({ code: 2, lines: [expect.stringMatching(/^NOT ASKED/)] });
  },
);
