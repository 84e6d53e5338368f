import { type Contract, callablePath } from '@parlance/domain/contracts/contract';
import * as z from 'zod';
import { functionsUrlOf } from '../../config/functionsUrlOf.ts';
import type { Ports } from '../../config/portsFrom.ts';
import { post } from './post.ts';

export interface SuiteAddress {
  projectId: string;
  ports: Ports;
}

/** Calls a contract in the name of whom an id token is for. Throws an `ExpectedError` where it fails. */
export async function callAs<I, O>(
  idToken: string,
  { projectId, ports }: SuiteAddress,
  contract: Contract<I, O>,
  input: I,
): Promise<O> {
  const answer = await post(
    `${functionsUrlOf(projectId, ports)}/${callablePath(contract)}`,
    { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    JSON.stringify({ data: input }),
  );
  return contract.output.parse(z.object({ result: z.unknown() }).parse(answer).result);
}
