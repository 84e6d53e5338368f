import type { Setup } from '../Setup.ts';

/** Sees to prices without tax as the account's default. Returns what Stripe Tax still needs from a person. */
export async function haveTax({ stripe, change }: Setup): Promise<string[]> {
  const settings = await stripe.tax.settings.retrieve();
  if (settings.defaults.tax_behavior !== 'exclusive') {
    await change('set the default tax behaviour to exclusive', () =>
      stripe.tax.settings.update({ defaults: { tax_behavior: 'exclusive' } }),
    );
  }
  const { data: registrations } = await stripe.tax.registrations.list({ status: 'active', limit: 1 });
  return [
    ...(settings.head_office === null
      ? ['Stripe Tax has no head office: name its address at https://dashboard.stripe.com/settings/tax']
      : []),
    ...(registrations.length === 0
      ? [
          'No tax registration is active, so no tax is charged: add yours at https://dashboard.stripe.com/tax/registrations',
        ]
      : []),
  ];
}
