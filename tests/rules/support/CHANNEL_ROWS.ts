import { paths } from '@parlance/domain/paths';
import { ruleChannelDocuments } from '../../support/channels/ruleChannelDocuments.ts';
import type { RuleRow } from './ruleRow.ts';

/** Connected channels, which all members see; what they are connected with and what goes in and out by them is the server's alone. */
export const CHANNEL_ROWS: readonly RuleRow[] = [
  {
    name: 'orgs/{org}/chatbots/{chatbot}/channels',
    path: (orgId) => paths.channel(orgId, 'chatbot', 'channel'),
    document: ruleChannelDocuments.channel,
    change: { mode: 'off' },
    permissions: { get: 'org.read', list: 'org.read' },
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/channelSecrets',
    path: (orgId) => paths.channelSecret(orgId, 'chatbot', 'channel'),
    document: ruleChannelDocuments.channelSecret,
    change: { access: 'mine' },
    permissions: {},
  },
  {
    name: 'orgs/{org}/threads',
    path: (orgId) => paths.thread(orgId, 'thread'),
    document: ruleChannelDocuments.thread,
    change: { chatId: 'mine' },
    permissions: {},
  },
  {
    name: 'orgs/{org}/inbound',
    path: (orgId) => paths.inbound(orgId, 'event'),
    document: ruleChannelDocuments.inbound,
    change: { status: 'waiting' },
    permissions: {},
  },
  {
    name: 'orgs/{org}/outbound',
    path: (orgId) => paths.outbound(orgId, 'outbound'),
    document: ruleChannelDocuments.outbound,
    change: { status: 'waiting' },
    permissions: {},
  },
];
