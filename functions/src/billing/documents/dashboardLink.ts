/** URL of an object in Stripe's dashboard. @param path Such as `customers/cus_1`. */
export function dashboardLink(path: string, isLive: boolean): string {
  return `https://dashboard.stripe.com/${isLive ? '' : 'test/'}${path}`;
}
