import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { readMail } from '../readMail.ts';
import type { MailJob } from './MailJob.ts';

// The entry of the thread in which a stranger's mail is read: one job, one reply, then it ends. It has no environment, and an exception that no
// reader expected ends it.

const { bytes, options } = z.custom<MailJob>((value) => typeof value === 'object').parse(workerData);

parentPort?.postMessage(await readMail(bytes, options), []);
