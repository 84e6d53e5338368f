import * as z from 'zod';
import { parseJson } from '../http/parseJson.ts';

/** The part of `npm audit --json` that is looked at: https://docs.npmjs.com/cli/commands/npm-audit */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), nodes: z.array(z.string()) }),
  ),
  metadata: z.object({ dependencies: z.object({ prod: z.int() }) }),
});

interface Audit {
  /** The exit code: 0 nothing high or critical, 1 something, 2 nobody was asked. */
  code: 0 | 1 | 2;
  lines: string[];
}

const GRAVE = new Set(['high', 'critical']);

/** Reads the output of `npm audit --json` as lines for people. */
export function readAudit(stdout: string): Audit {
  const report = reportSchema.safeParse(parseJson(stdout));
  if (!report.success)
    return {
      code: 2,
      lines: ['NOT ASKED: the registry gave no answer about known weaknesses. Nothing is known, neither good nor bad.'],
    };
  const { vulnerabilities, metadata } = report.data;
  const all = Object.entries(vulnerabilities).toSorted(([a], [b]) => a.localeCompare(b));
  const grave = all.filter(([, { severity }]) => GRAVE.has(severity));
  return {
    code: grave.length === 0 ? 0 : 1,
    lines: [
      ...all.map(([name, { severity, range, nodes }]) => `${severity}  ${name} ${range}  ${nodes.join(', ')}`),
      `${grave.length} high or critical of ${all.length} in ${metadata.dependencies.prod} packages`,
    ],
  };
}
