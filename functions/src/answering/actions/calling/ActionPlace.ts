/** Where an action stands. */
export interface ActionPlace {
  orgId: string;
  chatbotId: string;
  actionId: string;
}
