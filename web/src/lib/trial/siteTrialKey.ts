import * as z from 'zod/mini';
import { sessionValue } from '#web/lib/browser/sessionValue.ts';

const keptSchema = z.object({ key: z.string(), url: z.string() });

/** A trial that was begun in this tab: its key, and the address as it was typed. */
type KeptTrial = z.infer<typeof keptSchema>;

const kept = sessionValue('parlance-trial');

function parse(json: string | null): KeptTrial | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(json ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** The key of the trial before sign-up, for as long as the tab is open: sign-up takes it along. */
export const siteTrialKey = {
  read: (): KeptTrial | undefined => parse(kept.read()),
  /** Part of a sign-up's input: empty if there is no trial, because calls cannot carry an undefined value. */
  forSignUp: (): { trialKey?: string } => {
    const trial = parse(kept.read());
    return trial === undefined ? {} : { trialKey: trial.key };
  },
  write: (trial: KeptTrial): void => kept.write(JSON.stringify(trial)),
  remove: (): void => kept.remove(),
} as const;
