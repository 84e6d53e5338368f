import { slackAddress } from './slackAddress.ts';

/** Rights that the app needs, each for a call or an event: https://docs.slack.dev/reference/scopes */
const SCOPES = ['chat:write', 'users:read', 'users:read.email', 'channels:history', 'groups:history'] as const;

/** Manifest of an organization's app at Slack, as JSON: https://docs.slack.dev/reference/app-manifest */
export function slackManifest(origin: string, orgId: string): string {
  const url = slackAddress(origin, orgId);
  const manifest = {
    display_information: { name: 'Parlance', description: 'Customers who wait for your team' },
    features: { bot_user: { display_name: 'Parlance', always_online: true } },
    oauth_config: { scopes: { bot: SCOPES } },
    settings: {
      event_subscriptions: { request_url: url, bot_events: ['message.channels', 'message.groups'] },
      interactivity: { is_enabled: true, request_url: url },
      org_deploy_enabled: false,
      socket_mode_enabled: false,
      token_rotation_enabled: false,
    },
  };
  return JSON.stringify(manifest, null, 2);
}
