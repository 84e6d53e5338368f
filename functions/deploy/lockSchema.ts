import * as z from 'zod';

const namesToVersions = z.optional(z.record(z.string(), z.string()));

/** The part of a package-lock.json (https://docs.npmjs.com/cli/configuring-npm/package-lock-json) that is looked at. */
export const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.looseObject({
      name: z.optional(z.string()),
      version: z.optional(z.string()),
      link: z.optional(z.boolean()),
      dependencies: namesToVersions,
      engines: namesToVersions,
    }),
  ),
});

export type DeployLock = z.infer<typeof lockSchema>;
