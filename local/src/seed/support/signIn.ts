import * as z from 'zod';
import type { Ports } from '../../config/portsFrom.ts';
import { urlOf } from '../../config/urls.ts';
import { PASSWORD } from '../PEOPLE.ts';
import { post } from './post.ts';

const signInSchema = z.object({ idToken: z.string() });

/** The id token of one of the seed's people. */
export async function signIn(email: string, ports: Ports): Promise<string> {
  const url = `${urlOf(ports.auth)}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const body = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
  return signInSchema.parse(await post(url, { 'content-type': 'application/json' }, body)).idToken;
}
