/** Permissions that the functions' key needs at Stripe, and nothing else: https://docs.stripe.com/keys#limit-access */
export const RESTRICTED_KEY = {
  write: [
    'Customers',
    'Tax IDs',
    'Checkout Sessions',
    'Customer portal',
    'Subscriptions',
    'Subscription schedules',
    'Coupons',
  ],
  read: ['Products', 'Prices', 'Tax rates', 'Invoices', 'Payment Intents'],
} as const;
