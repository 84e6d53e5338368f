import * as contracts from '@parlance/domain/contracts/conversations/views';
import { type Endpoint, memberEndpoint } from '../../../kernel/access/endpoint.ts';
import { saveView, viewsOf } from './saveView.ts';

export const viewEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.saveOwnView, async ({ input: { viewId, name, query }, who }) => {
    await saveView(who, 'own', { viewId, name, query });
    return {};
  }),
  memberEndpoint(contracts.saveTeamView, async ({ input: { viewId, name, query }, who }) => {
    await saveView(who, 'team', { viewId, name, query });
    return {};
  }),
  memberEndpoint(contracts.deleteOwnView, async ({ input, who }) => {
    await viewsOf(who, 'own').doc(input.viewId).delete();
    return {};
  }),
  memberEndpoint(contracts.deleteTeamView, async ({ input, who }) => {
    await viewsOf(who, 'team').doc(input.viewId).delete();
    return {};
  }),
];
