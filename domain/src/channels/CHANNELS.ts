/** Ways in which a visitor reaches a chatbot by the product's own pages and interfaces. */
export const OWN_CHANNELS = ['widget', 'iframe', 'playground', 'api'] as const;

/** Ways in which a customer writes through somebody else's service: each is connected to a chatbot by its owner. */
export const CONNECTED_CHANNELS = ['email', 'telegram', 'whatsapp', 'messenger', 'instagram'] as const;

/** Ways of a conversation. */
export const CHANNELS = [...OWN_CHANNELS, ...CONNECTED_CHANNELS] as const;

export type Channel = (typeof CHANNELS)[number];
export type ConnectedChannel = (typeof CONNECTED_CHANNELS)[number];

export function isConnected(channel: Channel): channel is ConnectedChannel {
  return CONNECTED_CHANNELS.some((one) => one === channel);
}
