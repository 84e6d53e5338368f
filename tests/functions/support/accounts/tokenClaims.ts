import * as z from 'zod';

const claimsSchema = z.looseObject({
  user_id: z.string(),
  email: z.string().optional(),
  auth_time: z.int(),
  firebase: z.looseObject({ sign_in_provider: z.string() }),
});

/** Claims of an ID token. */
export function tokenClaims(idToken: string): z.infer<typeof claimsSchema> {
  return claimsSchema.parse(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')));
}
