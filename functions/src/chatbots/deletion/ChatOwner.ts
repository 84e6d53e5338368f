export interface ChatOwner {
  orgId: string;
  chatbotId: string;
  /** The organization's, for the day boundaries of its figures. */
  timezone: string;
}
