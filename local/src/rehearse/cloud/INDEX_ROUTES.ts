import * as z from 'zod';
import type { FakeProject } from '../../deploy/stand-in/createFakeProject.ts';
import type { FakeIndex } from '../../deploy/stand-in/FakeState.ts';
import type { CloudRequest } from './CloudRequest.ts';
import type { Route } from './Route.ts';

/** Number of polls that an index takes to be built. */
const BUILDING = 3;

const fieldSchema = z.looseObject({ fieldPath: z.string(), order: z.optional(z.string()) });
const indexSchema = z.looseObject({ fields: z.array(fieldSchema) });
const settingsSchema = z.object({
  indexConfig: z.optional(z.object({ indexes: z.array(z.looseObject({})) })),
  ttlConfig: z.optional(z.unknown()),
});

/** An index as Firestore gives it back: it sorts what is alike by name, before a vector. */
function withName({ fields, ...index }: z.infer<typeof indexSchema>) {
  if (fields.some(({ fieldPath }) => fieldPath === '__name__')) return { ...index, fields };
  const last = fields.at(-1);
  const name = { fieldPath: '__name__', order: last?.order ?? 'ASCENDING' };
  const isVector = last !== undefined && 'vectorConfig' in last;
  return { ...index, fields: isVector ? [...fields.slice(0, -1), name, last] : [...fields, name] };
}

function nameOf({ path }: CloudRequest): string {
  return path.slice('/v1/'.length);
}

/** Replaces the settings of a field; without any it has those of all fields again. */
function setField(request: CloudRequest, { state: { fields } }: FakeProject): unknown {
  const name = nameOf(request);
  const { indexConfig, ttlConfig } = settingsSchema.parse(request.json);
  const before = fields.get(name);
  if (indexConfig === undefined) {
    fields.delete(name);
    return {};
  }
  const indexes = indexConfig.indexes.map((definition): FakeIndex => {
    const same = before?.indexes.find((index) => JSON.stringify(index.definition) === JSON.stringify(definition));
    return same ?? { name, polls: BUILDING, definition };
  });
  const keepsTtl = request.query.get('updateMask') === 'indexConfig';
  fields.set(name, { ttlConfig: keepsTtl ? before?.ttlConfig : ttlConfig, indexes });
  return {};
}

/** Answers about indexes. A new one is being built until somebody has asked for it a few times. */
export const INDEX_ROUTES: readonly Route[] = [
  [
    /^GET \/v1\/.*\/collectionGroups\/-\/(?:indexes|fields)$/,
    ({ path }, _, project) => project.request('GET', `https://firestore.googleapis.com${path}`),
  ],
  [
    /^POST \/v1\/.*\/collectionGroups\/[^/]+\/indexes$/,
    (request, { length }, { state: { indexes } }) => {
      const definition = withName(indexSchema.parse(request.json));
      indexes.push({ name: `${nameOf(request)}/${length}`, polls: BUILDING, definition });
      return {};
    },
  ],
  [
    /^DELETE \/v1\/.*\/indexes\/\w+$/,
    (request, _, { state }) => {
      state.indexes = state.indexes.filter(({ name }) => name !== nameOf(request));
      return {};
    },
  ],
  [/^PATCH \/v1\/.*\/fields\/[^/]+$/, (request, _, project) => setField(request, project)],
];
