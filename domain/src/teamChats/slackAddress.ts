/** Address at which an organization's app at Slack posts: one for all of its channels, as it stands in the manifest before any is connected. */
export function slackAddress(origin: string, orgId: string): string {
  return `${origin}/channels/${orgId}/slack`;
}
