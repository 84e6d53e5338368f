import * as contracts from '@parlance/domain/contracts/conversations/leads';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { addLeadNote } from './addLeadNote.ts';
import { deleteLeadNote } from './deleteLeadNote.ts';
import { deleteLeads } from '../deleteLeads.ts';

export const leadEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.addLeadNote, async ({ input, who }) => {
    await addLeadNote(who, input);
    return {};
  }),
  memberEndpoint(contracts.deleteLeadNote, async ({ input: { leadId, noteId }, who }) => {
    await deleteLeadNote(who, leadId, noteId);
    return {};
  }),
  memberEndpoint(contracts.deleteLeads, async ({ input, who }) => ({ leads: await deleteLeads(who, input.leadIds) })),
];
