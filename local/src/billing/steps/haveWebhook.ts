import { EVENT_TYPES } from '../../../../functions/src/billing/events/EVENT_TYPES.ts';
import { CLASSIC_VERSION } from '../../../../functions/src/billing/stripe/CLASSIC_VERSION.ts';
import type { Setup } from '../Setup.ts';

/** All events that have an effect. */
const EVENTS = Object.values(EVENT_TYPES).flat();

/**
 * Sees to the webhook endpoint of the API version that the documents have. An endpoint keeps its version for ever, so one of
 * another is switched off for a new one. Returns what the new one signs with.
 */
export async function haveWebhook({ stripe, change }: Setup, url: string): Promise<string | undefined> {
  const { webhookEndpoints } = stripe;
  const all = await webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const ours = all.filter((endpoint) => endpoint.url === url);
  const found = ours.find(({ api_version: version }) => version === CLASSIC_VERSION);
  const made =
    found === undefined
      ? await change(`create the webhook endpoint ${url} with API version ${CLASSIC_VERSION}`, () =>
          webhookEndpoints.create({
            url,
            enabled_events: EVENTS,
            api_version: CLASSIC_VERSION,
            description: 'Parlance: billing',
          }),
        )
      : undefined;
  if (found !== undefined && found.enabled_events.toSorted().join() !== EVENTS.toSorted().join()) {
    await change(`change the events of the webhook endpoint ${found.id}`, () =>
      webhookEndpoints.update(found.id, { enabled_events: EVENTS }),
    );
  }
  if (found?.status === 'disabled') {
    await change(`switch the webhook endpoint ${found.id} on`, () =>
      webhookEndpoints.update(found.id, { disabled: false }),
    );
  }
  for (const { id, api_version: version, status } of ours) {
    if (version === CLASSIC_VERSION || status === 'disabled') continue;
    await change(`switch the webhook endpoint ${id} of another API version off`, () =>
      webhookEndpoints.update(id, { disabled: true }),
    );
  }
  return made?.secret;
}
