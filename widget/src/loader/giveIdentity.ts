function isGiver(value: unknown): value is (chatbotId: string) => unknown {
  return typeof value === 'function';
}

/** Value that the page's function gives, which hears of which chatbot: a token of its signed-in visitor. What it throws is the page's. */
export async function giveIdentity(give: unknown, chatbotId: string): Promise<unknown> {
  return isGiver(give) ? give(chatbotId) : give;
}
