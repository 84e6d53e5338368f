import { unzipSync } from 'fflate';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { FakeRevision } from '../../deploy/stand-in/FakeState.ts';
import { functionSchema, uploadedSource } from '../cloud/released.ts';
import type { Rehearsal } from '../Rehearsal.ts';
import { type RunningFunction, startFunction } from '../startFunction.ts';
import { writeFiles } from '../writeFiles.ts';

const sourceSchema = z.object({
  buildConfig: z.object({ source: z.object({ storageSource: z.object({ object: z.string() }) }) }),
});

/** Starts what a revision was released with; the packages are those of the folder `upload`. */
async function startRevision({ cloud, scratch, upload }: Rehearsal, name: string, revision: FakeRevision) {
  const { object } = sourceSchema.parse(revision.definition).buildConfig.source.storageSource;
  const archive = uploadedSource(cloud.requests, object);
  if (archive === undefined) throw new Error(`${revision.id} has no source.`);
  const folder = path.join(scratch, `source-${object}`);
  if (!fs.existsSync(folder)) {
    writeFiles(folder, Object.entries(unzipSync(archive)));
    fs.symlinkSync(path.join(upload, 'node_modules'), path.join(folder, 'node_modules'));
  }
  return startFunction(folder, name, functionSchema.parse(revision.definition));
}

interface Receiver {
  /** Of the revision that takes the requests. */
  id: string;
  url: string;
}

interface Processes {
  /** The receiver of requests where a revision is to have them: it, once its process has started, until then the one before. */
  receiverFor: (revision: FakeRevision) => Receiver | undefined;
  stop: () => Promise<void>;
}

/** Keeps a process for each revision of one function that is to have requests, as Cloud Run does. Reports one that does not start. */
export function createProcesses(rehearsal: Rehearsal, name: string, report: (problem: string) => void): Processes {
  const starting = new Map<string, Promise<void>>();
  const running = new Map<string, RunningFunction>();
  let receiver: Receiver | undefined;
  const start = async (revision: FakeRevision): Promise<void> => {
    try {
      running.set(revision.id, await startRevision(rehearsal, name, revision));
    } catch (error) {
      report(`${revision.id}: ${String(error)}`);
    }
  };
  return {
    receiverFor: (revision) => {
      if (!starting.has(revision.id)) starting.set(revision.id, start(revision));
      const url = running.get(revision.id)?.url;
      if (url !== undefined) receiver = { id: revision.id, url };
      return receiver;
    },
    stop: async () => {
      await Promise.all(starting.values());
      await Promise.all([...running.values()].map(({ stop }) => stop()));
    },
  };
}
