// Options first: they must be set before any function is defined.
import './kernel/platform/options.ts';

// A codebase of its own, whose functions have the names of the Stripe extension's: ext-firestore-stripe-payments-{name}.
export {
  createCheckoutSession,
  createPortalLink,
  handleWebhookEvents,
  onCustomerDataDeleted,
} from './billing/triggers.ts';
