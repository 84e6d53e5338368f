import * as z from 'zod';
import { FIRESTORE_RULES } from './rulesFixture.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';

const nodeSchema = z.object({
  sourcePosition: z.object({ currentOffset: z.optional(z.int()), endOffset: z.int() }),
  values: z.optional(z.array(z.object({ value: z.unknown(), count: z.int() }))),
  get children() {
    return z.optional(z.array(nodeSchema));
  },
});
type CoverageNode = z.infer<typeof nodeSchema>;

const coverageSchema = z.object({ report: z.array(nodeSchema) });

interface Condition {
  line: number;
  start: number;
  text: string;
}

/** Every `allow … : if <condition>;` of the rules whose condition can come out either way. */
function conditions(): Condition[] {
  return [...FIRESTORE_RULES.matchAll(/\ballow\s+[a-z, ]+:\s*if\s+([^;]+);/g)]
    .map((match) => {
      const text = match[1] ?? '';
      const start = match.index + match[0].length - 1 - text.length;
      return { line: FIRESTORE_RULES.slice(0, start).split('\n').length, start, text };
    })
    .filter(({ text }) => text !== 'false');
}

function flatten(nodes: readonly CoverageNode[]): CoverageNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
}

/** Conditions of firestore.rules that the emulator has not seen come out true, or not seen come out false. */
export async function unseenConditions(projectId: string): Promise<string[]> {
  const { host, port } = suiteUrls.firestore;
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${projectId}:ruleCoverage`);
  const nodes = flatten(coverageSchema.parse(await response.json()).report);
  return conditions().flatMap(({ line, start, text }) => {
    const node = nodes
      .filter(({ sourcePosition }) => sourcePosition.currentOffset === start)
      .toSorted((one, other) => other.sourcePosition.endOffset - one.sourcePosition.endOffset)
      // The emulator ends an expression before its closing brackets.
      .find(({ sourcePosition }) => sourcePosition.endOffset >= start + text.replace(/[()\]]+$/, '').length - 1);
    const seen = new Set((node?.values ?? []).map(({ value }) => JSON.stringify(value)));
    return [true, false]
      .filter((outcome) => !seen.has(JSON.stringify({ boolValue: outcome })))
      .map((outcome) => `line ${line} was never ${outcome}: ${text}`);
  });
}
