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

function hasSeen(nodes: readonly CoverageNode[], { start, text, outcome }: Condition & { outcome: boolean }): boolean {
  const node = nodes
    .filter(({ sourcePosition }) => sourcePosition.currentOffset === start)
    .toSorted((one, other) => other.sourcePosition.endOffset - one.sourcePosition.endOffset)
    // The emulator ends an expression before its closing brackets.
    .find(({ sourcePosition }) => sourcePosition.endOffset >= start + text.replace(/[()\]]+$/, '').length - 1);
  return (node?.values ?? []).some(({ value }) => JSON.stringify(value) === JSON.stringify({ boolValue: outcome }));
}

/** Outcomes of conditions of firestore.rules that the emulator has seen in one project. */
interface RuleCoverage {
  /**
   * Takes down what has been seen since the last time, and loads the rules anew. The emulator keeps every request that a rule
   * was asked about, and forgets them with the rules: a whole table's are a report of 137 MB, more than its memory may hold.
   */
  note: () => Promise<void>;
  /** Conditions that were not seen come out true, or not seen come out false, in all that was taken down. */
  unseen: () => string[];
}

export function startRuleCoverage(projectId: string): RuleCoverage {
  const { host, port } = suiteUrls.firestore;
  const project = `http://${host}:${port}/emulator/v1/projects/${projectId}`;
  const outcomes = [true, false].flatMap((outcome) =>
    conditions().map((condition) => ({ ...condition, outcome, isSeen: false })),
  );

  async function loadRules(): Promise<void> {
    const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: FIRESTORE_RULES }] } });
    const response = await fetch(`${project}:securityRules`, { method: 'PUT', body });
    if (!response.ok) throw new Error(`The emulator refused the rules: ${await response.text()}`);
  }

  return {
    note: async () => {
      const response = await fetch(`${project}:ruleCoverage`);
      const nodes = flatten(coverageSchema.parse(await response.json()).report);
      for (const condition of outcomes) condition.isSeen ||= hasSeen(nodes, condition);
      await loadRules();
    },
    unseen: () =>
      outcomes
        .filter(({ isSeen }) => !isSeen)
        .map(({ line, outcome, text }) => `line ${line} was never ${outcome}: ${text}`),
  };
}
