/** A channel of Slack or Teams that an organization is connected with. */
export interface TeamPlace {
  orgId: string;
  teamChatId: string;
}
