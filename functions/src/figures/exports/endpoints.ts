import * as contracts from '@parlance/domain/contracts/dataExports';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { downloadExport } from './downloadExport.ts';
import { startExport } from './startExport.ts';

export const exportEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.startExport, async ({ input: { chatbotId, exportId, view, format, timezone }, who }) => {
    await startExport(who, { chatbotId, exportId, view, format, timezone });
    return {};
  }),
  memberEndpoint(contracts.downloadExport, async ({ input: { orgId, exportId }, signal, send }) => ({
    bytes: await downloadExport(orgId, exportId, { signal, send }),
  })),
];
