/** A connection of a chatbot with a service. */
export interface ChannelPlace {
  orgId: string;
  chatbotId: string;
  channelId: string;
}
