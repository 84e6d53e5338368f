import * as z from 'zod';
import { REGION } from '../../config/REGION.ts';
import { CloudError } from '../../deploy/cloud/CloudError.ts';
import type { FakeProject } from '../../deploy/stand-in/createFakeProject.ts';
import type { Json } from '../../deploy/stand-in/FakeState.ts';
import type { CloudRequest } from './CloudRequest.ts';
import type { Route } from './Route.ts';

const functionSchema = z.looseObject({ serviceConfig: z.looseObject({}) });
const sizeSchema = z.object({
  serviceConfig: z.object({ availableCpu: z.optional(z.string()), maxInstanceCount: z.optional(z.int()) }),
});

/** vCPU of the region, in thousandths. */
const CPU_ALLOC = 20_000;

/** Throws Cloud Run's refusal of a service whose instances could ask for more than the region has. */
function checkSize(json: unknown): void {
  const { availableCpu = '1', maxInstanceCount = 100 } = sizeSchema.parse(json).serviceConfig;
  const asked = 1000 * Number(availableCpu) * maxInstanceCount;
  if (asked <= CPU_ALLOC) return;
  const most = Math.floor(CPU_ALLOC / (1000 * Number(availableCpu)));
  throw new CloudError(
    400,
    `Max instances must be set to ${most} or fewer to set the requested total CPU. CpuAllocPerProjectRegion requested: ${asked} allowed: ${CPU_ALLOC}`,
  );
}

function serviceOf({ projectId }: FakeProject, id: string): string {
  return `projects/${projectId}/locations/${REGION}/services/${id.toLowerCase()}`;
}

/** Makes a new revision of a function, which serves at once unless requests were sent to another one. */
function release(project: FakeProject, id: string, json: unknown): Json {
  checkSize(json);
  const name = serviceOf(project, id);
  const { serviceConfig, ...others } = functionSchema.parse(json);
  const uri = `https://${id.toLowerCase()}.example`;
  const { running } = project.state;
  const service = running.get(name) ?? { revisions: [], pinned: undefined };
  service.revisions.push({
    id: `${id.toLowerCase()}-${String(service.revisions.length + 1).padStart(5, '0')}-reh`,
    createTime: new Date().toISOString(),
    hasImage: true,
    definition: { ...others, state: 'ACTIVE', serviceConfig: { ...serviceConfig, service: name, uri } },
  });
  running.set(name, service);
  return { name: `operations/${id}`, done: false };
}

/** A function as it was released last; nothing of one that is gone. */
function releasedFunction({ path }: CloudRequest, _: readonly CloudRequest[], project: FakeProject): Json {
  const service = project.state.running.get(serviceOf(project, path.split('/').at(-1) ?? ''));
  return { done: true, response: service?.revisions.at(-1)?.definition ?? {} };
}

/** Answers about functions. Each is a service of Cloud Run's, and each release of one a revision, which stays. */
export const FUNCTION_ROUTES: readonly Route[] = [
  [
    /functions:generateUploadUrl$/,
    ({ origin }, { length }) => ({
      uploadUrl: `${origin}/upload/functions?GoogleAccessId=x&object=${length}`,
      storageSource: { bucket: 'b', object: String(length) },
    }),
  ],
  [
    /^GET \/v2\/projects\/[^/]+\/locations\/-\/functions$/,
    (_, __, { state: { running } }) => ({
      functions: [...running.values()].flatMap(({ revisions }) => revisions.at(-1)?.definition ?? []),
    }),
  ],
  [
    /^POST \/v2\/.*\/functions$/,
    ({ query, json }, _, project) => release(project, query.get('functionId') ?? '', json),
  ],
  [
    /^PATCH \/v2\/.*\/functions\/[^/]+$/,
    ({ path, json }, _, project) => release(project, path.split('/').at(-1) ?? '', json),
  ],
  [
    /^DELETE \/v2\/.*\/functions\/[^/]+$/,
    ({ path }, _, project) => {
      const id = path.split('/').at(-1) ?? '';
      project.state.running.delete(serviceOf(project, id));
      return { name: `operations/${id}`, done: false };
    },
  ],
  [/^GET \/v2\/operations\//, releasedFunction],
];
