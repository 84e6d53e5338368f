import * as z from 'zod';
import { LOCALES } from '../../locales.ts';

/** orgs/{orgId}/billing/preferences: what stands on invoices, and which mails the owner gets ahead of them. */
export const billingPreferencesSchema = z.object({
  companyName: z.string(),
  poNumber: z.string(),
  email: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  postalCode: z.string(),
  state: z.string(),
  country: z.string(),
  /** The tax id as it stands on invoices, such as DE123456789; empty for none. */
  taxId: z.string(),
  invoiceLocale: z.enum(LOCALES),
  notifiesUpcoming: z.boolean(),
});

export type BillingPreferences = z.infer<typeof billingPreferencesSchema>;
