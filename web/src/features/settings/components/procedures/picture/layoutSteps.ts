import type { Step } from '@parlance/domain/documents/procedures/procedureOf';
import { targetsOf } from '@parlance/domain/procedures/targetsOf';

/** Kind of a way: the usual one, or the other one of a step that has two. */
type Way = 'next' | 'otherwise';

interface Place {
  x: number;
  y: number;
}

export interface PlacedStep extends Place {
  step: Step;
  /** From 1, as in the list. */
  number: number;
}

export interface PlacedWay {
  from: string;
  to: string;
  way: Way;
  /** Corners of the line, from the bottom of one box to the top of the other one. */
  points: Place[];
}

export interface StepLayout {
  width: number;
  height: number;
  steps: PlacedStep[];
  ways: PlacedWay[];
}

/** Sizes in px. */
export const BOX = { width: 190, height: 62 };
const GAP = { x: 28, y: 58 };
/** Room at both sides, for ways that lead back up. */
const MARGIN = 36;

interface Edge {
  from: string;
  to: string;
  way: Way;
  isBack: boolean;
}

/** Ways of a step to others; two to the same step are one. */
function edgesOf(step: Step): Pick<Edge, 'to' | 'way'>[] {
  const [next, otherwise] = targetsOf(step);
  const ways: Pick<Edge, 'to' | 'way'>[] = next === undefined ? [] : [{ to: next, way: 'next' }];
  return otherwise === undefined || otherwise === next ? ways : [...ways, { to: otherwise, way: 'otherwise' }];
}

/** All ways, with those that lead back to a step on the way to them marked. Depth first from each step that was not reached yet. */
function edgesIn(steps: readonly Step[]): Edge[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const edges: Edge[] = [];
  const done = new Set<string>();
  const walk = (step: Step, path: ReadonlySet<string>) => {
    done.add(step.id);
    for (const { to, way } of edgesOf(step)) {
      const target = byId.get(to);
      if (target === undefined) continue;
      const isBack = to === step.id || path.has(to);
      edges.push({ from: step.id, to, way, isBack });
      if (!isBack && !done.has(to)) walk(target, new Set([...path, step.id]));
    }
  };
  for (const step of steps) if (!done.has(step.id)) walk(step, new Set());
  return edges;
}

/** Layer of each step: one more than the lowest of those that lead to it. */
function layersOf(steps: readonly Step[], edges: readonly Edge[]): Map<string, number> {
  const layers = new Map(steps.map(({ id }) => [id, 0]));
  const forward = edges.filter(({ isBack }) => !isBack);
  for (let round = 0; round < steps.length; round += 1) {
    for (const { from, to } of forward) {
      layers.set(to, Math.max(layers.get(to) ?? 0, (layers.get(from) ?? 0) + 1));
    }
  }
  return layers;
}

/** A box, or a place in a layer through which a long way leads. */
interface Node {
  id: string;
  layer: number;
  parents: string[];
}

function passId({ from, to, way }: Edge, layer: number): string {
  return `${from}>${to}>${way}>${layer}`;
}

function nodesOf(steps: readonly Step[], edges: readonly Edge[], layers: ReadonlyMap<string, number>): Node[] {
  const nodes = new Map<string, Node>(steps.map(({ id }) => [id, { id, layer: layers.get(id) ?? 0, parents: [] }]));
  for (const edge of edges.filter(({ isBack }) => !isBack)) {
    let parent = edge.from;
    for (let layer = (layers.get(edge.from) ?? 0) + 1; layer < (layers.get(edge.to) ?? 0); layer += 1) {
      const id = passId(edge, layer);
      nodes.set(id, { id, layer, parents: [parent] });
      parent = id;
    }
    nodes.get(edge.to)?.parents.push(parent);
  }
  return [...nodes.values()];
}

/** Columns of the nodes: in each layer in the order of what leads to them (the barycentre heuristic of Sugiyama and others, 1981). */
function columnsOf(nodes: readonly Node[]): Map<string, number> {
  const columns = new Map<string, number>();
  const last = Math.max(0, ...nodes.map(({ layer }) => layer));
  for (let layer = 0; layer <= last; layer += 1) {
    const row = nodes
      .filter((node) => node.layer === layer)
      .map((node) => {
        const places = node.parents.flatMap((parent) => columns.get(parent) ?? []);
        const middle = places.reduce((sum, place) => sum + place, 0) / Math.max(1, places.length);
        return { id: node.id, wanted: places.length === 0 ? 0 : middle };
      })
      .toSorted((one, other) => one.wanted - other.wanted);
    let free = 0;
    for (const { id, wanted } of row) {
      const column = Math.max(free, Math.round(wanted));
      columns.set(id, column);
      free = column + 1;
    }
  }
  return columns;
}

/** Places of the steps of a procedure in layers from top to bottom, and the lines between them. Ways that lead back go along the left side. */
export function layoutSteps(steps: readonly Step[]): StepLayout {
  const edges = edgesIn(steps);
  const layers = layersOf(steps, edges);
  const nodes = nodesOf(steps, edges, layers);
  const columns = columnsOf(nodes);
  const centre = (id: string) => MARGIN + (columns.get(id) ?? 0) * (BOX.width + GAP.x) + BOX.width / 2;
  const top = (layer: number) => GAP.y / 4 + layer * (BOX.height + GAP.y);
  const layerOf = (id: string) => layers.get(id) ?? 0;
  const backCount = edges.filter(({ isBack }) => isBack).length;
  let backs = 0;
  const pointsOf = (edge: Edge): Place[] => {
    const start = {
      x: centre(edge.from) + (edge.way === 'otherwise' ? BOX.width / 4 : 0),
      y: top(layerOf(edge.from)) + BOX.height,
    };
    const end = { x: centre(edge.to), y: top(layerOf(edge.to)) };
    if (edge.isBack) {
      backs += 1;
      const x = (MARGIN * backs) / (backCount + 1);
      const below = start.y + GAP.y / 4;
      const above = end.y - GAP.y / 6;
      return [
        start,
        { x: start.x, y: below },
        { x, y: below },
        { x, y: above },
        { x: end.x - BOX.width / 4, y: above },
        { x: end.x - BOX.width / 4, y: end.y },
      ];
    }
    const passes: Place[] = [];
    for (let layer = layerOf(edge.from) + 1; layer < layerOf(edge.to); layer += 1) {
      const x = centre(passId(edge, layer));
      passes.push({ x, y: top(layer) }, { x, y: top(layer) + BOX.height });
    }
    return [start, ...passes, end];
  };
  const most = Math.max(0, ...columns.values());
  const deepest = Math.max(0, ...layers.values());
  return {
    width: MARGIN * 2 + (most + 1) * BOX.width + most * GAP.x,
    height: top(deepest) + BOX.height + GAP.y / 2,
    steps: steps.map((step, index) => ({
      step,
      number: index + 1,
      x: centre(step.id) - BOX.width / 2,
      y: top(layerOf(step.id)),
    })),
    ways: edges.map((edge) => ({ from: edge.from, to: edge.to, way: edge.way, points: pointsOf(edge) })),
  };
}
