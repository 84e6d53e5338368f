/** Location of an action. */
export interface ActionPlace {
  orgId: string;
  chatbotId: string;
  actionId: string;
}
