import * as z from 'zod';
import { textField } from '../http/fields.ts';
import { readFields } from '../http/readFields.ts';
import type { ApiRequest, Route } from '../http/Route.ts';
import { listPageOf, PAGE_FIELDS } from '../listPageOf.ts';

const settingsFields = z.strictObject({
  defaults: z.strictObject({ tax_behavior: z.enum(['exclusive', 'inclusive', 'inferred_by_currency']) }),
});
const registrationFields = z.strictObject({ ...PAGE_FIELDS, status: z.optional(textField) });

/** Stripe's tax settings object, of an account without a head office. */
function renderSettings({ world }: ApiRequest): unknown {
  return {
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: world.state.taxBehavior, tax_code: null },
    head_office: null,
    livemode: false,
    status: 'pending',
    status_details: { pending: { missing_fields: ['head_office'] } },
  };
}

function changeSettings(request: ApiRequest): unknown {
  request.world.state.taxBehavior = readFields(settingsFields, request.form).defaults.tax_behavior;
  return renderSettings(request);
}

/** None: the stand-in's taxes follow from the customer's country alone. */
function listRegistrations({ form }: ApiRequest): unknown {
  readFields(registrationFields, form);
  return listPageOf<{ id: string }>('/v1/tax/registrations', [], form);
}

/** Settings of Stripe Tax. */
export const TAX_ROUTES: readonly Route[] = [
  { method: 'GET', path: 'tax/settings', serve: renderSettings },
  { method: 'POST', path: 'tax/settings', serve: changeSettings },
  { method: 'GET', path: 'tax/registrations', serve: listRegistrations },
];
