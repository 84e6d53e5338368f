import type { GraphWorld } from './createGraphWorld.ts';
import type { GraphAccount, GraphWebhook } from './graphState.ts';

/** Enters an app's address as in Meta's console, which keeps it once it has answered. False where it did not. */
export async function setGraphWebhook(
  world: GraphWorld,
  account: GraphAccount,
  webhook: GraphWebhook,
): Promise<boolean> {
  if (!(await world.courier.verify(webhook))) return false;
  account.webhook = webhook;
  world.save();
  return true;
}
