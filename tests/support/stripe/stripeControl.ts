/** Drives the Stripe stand-in at `url` past its API: puts its clock forward, pays, holds and releases webhooks. */
export function stripeControl(url: string) {
  return async (name: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(`${url}/_control/${name}`, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`The stand-in refused ${name}: ${await response.text()}`);
    const answer: unknown = await response.json();
    return answer;
  };
}
