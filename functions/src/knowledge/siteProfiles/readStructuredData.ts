import * as z from 'zod';

const nodeSchema = z.record(z.string(), z.unknown());
const DEPTH = 6;
const NODES = 500;
const NAMED: ReadonlySet<string> = new Set(['Organization', 'LocalBusiness', 'WebSite', 'Store', 'Corporation']);

export interface StructuredData {
  /** Names of the organization or the website. */
  names: string[];
  questions: string[];
}

function typesOf(node: Record<string, unknown>): string[] {
  return [node['@type']].flat().filter((type) => typeof type === 'string');
}

/** All objects in a JSON value, the outer ones first, so many that no page costs more than a moment. */
function nodesOf(value: unknown): Record<string, unknown>[] {
  const nodes: Record<string, unknown>[] = [];
  let level = [value];
  for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1) {
    const objects = level
      .flat()
      .map((each) => nodeSchema.safeParse(each).data)
      .filter((each) => each !== undefined)
      .slice(0, NODES - nodes.length);
    nodes.push(...objects);
    level = objects.flatMap((object) => Object.values(object));
  }
  return nodes;
}

/** Reads a page's structured data (JSON-LD, schema.org). Invalid JSON yields nothing. */
export function readStructuredData(json: string): StructuredData {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { names: [], questions: [] };
  }
  const found: StructuredData = { names: [], questions: [] };
  for (const node of nodesOf(value)) {
    const { name } = node;
    if (typeof name !== 'string') continue;
    const types = typesOf(node);
    if (types.includes('Question')) found.questions.push(name);
    else if (types.some((type) => NAMED.has(type))) found.names.push(name);
  }
  return found;
}
