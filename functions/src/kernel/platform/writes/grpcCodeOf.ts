import * as z from 'zod';

const errorSchema = z.object({ code: z.number() });

/** The status that Firestore gave with an error (https://grpc.io/docs/guides/status-codes/); undefined for an error of another kind. */
export function grpcCodeOf(error: unknown): number | undefined {
  return errorSchema.safeParse(error).data?.code;
}
